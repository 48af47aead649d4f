import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { said } from "#benchmarks/graphinstruct/metrics/text/said";

/**
 * F1 of the labels of nodes and the labels and types of edges that two graphs share, from 0 to 1, each counted once; what
 * is said of all edges together does not count. 1 where neither graph has any.
 */
export function textF1(generated: Facts, reference: Facts): number {
  const [found, expected] = [attached(generated.written), attached(reference.written)];
  if (found.size === 0 && expected.size === 0) return 1;
  let both = 0;
  for (const label of found) if (expected.has(label)) both++;
  return (2 * both) / (found.size + expected.size);
}

function attached({ nodeAttributes, edgeAttributes, loopAttributes }: WrittenGraph): Set<string> {
  const labels = new Set<string>();
  const add = (kind: string, of: Attributes, names: readonly string[]) => {
    for (const name of names) {
      const label = said(of, name);
      if (label !== undefined) labels.add(`${kind} ${label}`);
    }
  };
  for (const of of nodeAttributes.values()) add("node", of, ["label"]);
  for (const all of [edgeAttributes, loopAttributes]) {
    for (const of of all.values()) add("edge", of, ["label", "type"]);
  }
  return labels;
}
