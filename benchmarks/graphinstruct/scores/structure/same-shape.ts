import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { isIsomorphic } from "#src/graph/is-isomorphic";

/** Steps that the search for an isomorphism may take. */
const BUDGET = 100_000;

/** Whether two graphs are isomorphic, loops and directions included; undefined where the budget ran out. */
export function sameShape(a: Facts, b: Facts): boolean | undefined {
  if (a.order !== b.order || a.size !== b.size || a.directed !== b.directed) return false;
  if (a.written.loops.length !== b.written.loops.length) return false;
  const colours = a.written.loops.length > 0 && { coloursA: looped(a), coloursB: looped(b) };
  return isIsomorphic(a.written.graph, b.written.graph, { ...colours, budget: BUDGET });
}

/** By node: 1 where it has an edge to itself. */
function looped({ order, written }: Facts): Uint8Array {
  const colours = new Uint8Array(order);
  for (const node of written.loops) colours[node] = 1;
  return colours;
}
