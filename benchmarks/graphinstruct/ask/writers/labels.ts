import type { Attributes } from "#benchmarks/graphinstruct/format/written-graph";
import type { Rng } from "#src/rng";

/** What a writer says of nodes and edges. */
export interface Labels {
  readonly nodeAttributes?: ReadonlyMap<number, Attributes>;
  readonly properties?: Attributes;
}

const CAST = /one of these labels: (.+?)\. The graph's edge_type is (\w+)/;
const FREE = /whose nodes are ([\w -]+?) and in which/;

/** Labels that the words of a task list, else such as it makes up of what the nodes are; none where it asks for none. */
export function labelsFor(task: string, order: number, rng: Rng): Labels {
  const [, listed, edgeType] = CAST.exec(task) ?? [];
  const [, nodes] = FREE.exec(task) ?? [];
  if (listed === undefined && nodes === undefined) return {};
  const known = rng.shuffle(listed?.split(", ") ?? []);
  const label = (node: number) => known[node] ?? `${nodes ?? "node"} ${node + 1}`;
  const nodeAttributes = Array.from(
    { length: order },
    (_, node) => [node, new Map([["label", text(label(node))]])] as const,
  );
  return {
    nodeAttributes: new Map(nodeAttributes),
    properties: new Map([["edge_type", text(edgeType ?? "related_to")]]),
  };
}

function text(value: string) {
  return { kind: "text", value } as const;
}
