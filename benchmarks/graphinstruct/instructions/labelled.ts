import type { DomainName } from "#benchmarks/graphinstruct/domains/index";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { numbered } from "#benchmarks/graphinstruct/instructions/numbered";
import type { Graph } from "#src/graph/graph";

/** A graph of a domain as it is written down: nodes '0', '1', … with their labels, and what its edges mean. */
export function labelled(name: DomainName, graph: Graph, labels: readonly string[], edgeType: string): WrittenGraph {
  return {
    ...numbered(graph),
    nodeAttributes: new Map(labels.map((label, u) => [u, new Map([["label", text(label)]])])),
    properties: new Map([
      ["domain", text(name)],
      ["edge_type", text(edgeType)],
    ]),
  };
}

function text(value: string): Literal {
  return { kind: "text", value };
}
