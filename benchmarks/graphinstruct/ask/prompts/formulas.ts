import { parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** How numerical properties are worked out, by the key of their constraint; n nodes, m edges. */
const FORMULAS: ReadonlyMap<string, string> = new Map([
  ["density", "density = 2m / (n(n-1)), and m / (n(n-1)) where directed"],
  [
    "clustering_coefficient",
    "clustering coefficient = the mean over all nodes of (edges among a node's k neighbours) / (k(k-1)/2), 0 where k < 2",
  ],
  ["average_path_length", "average path length = the mean, over all pairs of nodes, of the edges on a shortest path"],
  ["diameter", "diameter = the most edges on a shortest path between any two nodes"],
  [
    "modularity",
    "modularity = over all communities c, the sum of m_c/m - (d_c/2m)^2, with m_c edges inside c and d_c the sum of degrees in c",
  ],
]);

/** The formulas of what an instruction demands; empty where it demands nothing that has one. */
export function formulas({ explicit }: Pick<Instruction, "explicit">): string {
  const keys = new Set(parseConstraints(explicit).map(({ key }) => key));
  const asked = [...FORMULAS].flatMap(([key, formula]) => (keys.has(key) ? [`- ${formula}`] : []));
  return asked.length === 0 ? "" : ["How the numbers are worked out (n nodes, m edges):", ...asked].join("\n");
}
