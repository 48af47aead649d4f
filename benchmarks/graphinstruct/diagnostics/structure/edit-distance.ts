import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Measurement } from "#benchmarks/graphinstruct/diagnostics/diagnostic";
import { editDistance } from "#src/graph/edit-distance";

/**
 * The mean over the generated graphs of the least number of nodes and edges to add or remove that makes them the closest
 * reference. Loops are left out.
 *
 * @param budget steps for each pair of graphs
 * @returns an upper bound where a search ran out of its budget; undefined where there are no graphs
 */
export function meanEditDistance(
  generated: readonly Facts[],
  references: readonly Facts[],
  budget: number,
): Measurement | undefined {
  if (generated.length === 0 || references.length === 0) return undefined;
  let sum = 0;
  let exact = true;
  for (const one of generated) {
    const found = references.map((reference) => editDistance(one.written.graph, reference.written.graph, budget));
    sum += found.reduce((least, { distance }) => Math.min(least, distance), Number.POSITIVE_INFINITY);
    exact &&= found.every((each) => each.exact);
  }
  return { value: sum / generated.length, exact };
}
