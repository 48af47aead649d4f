import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";
import { sidesAsNetworkx } from "#benchmarks/graphinstruct/constraints/sides-as-networkx";

/** The released checker takes one 2-colouring, so that nodes without edges pass; and it counts arcs in one direction. */
export const completeBipartite: GraphType = {
  summary: "two sides, each node joined to all of the other side; if directed, all one way or all both ways",
  deterministic: true,
  test: (facts, rules) => {
    if (!facts.bipartition || facts.order === 0) return false;
    const [p, q] = sidesAsNetworkx(facts);
    if (rules === "compat") return facts.size === p * q;
    const whole = facts.connected && p > 0;
    return whole && (facts.size === 2 * p * q || (facts.size === p * q && oneWay(facts)));
  },
  shape: { bipartite: true },
};

function oneWay({ directed, bipartition, written: { graph } }: Facts): boolean {
  const from = (edge: number) => bipartition![graph.sources[edge]!]!;
  return !directed || graph.sources.every((_, edge) => from(edge) === from(0));
}
