import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { type Division, type Sides, weightTo } from "#benchmarks/decision/rq3/sides/sides";

/** The heaviest cut, found by trying all: each differs from the one before in one node (a Gray code). Node 0 stays on side 0. */
export function bestCut(division: Division): Sides {
  const { graph } = division;
  const sides = new Array<number>(graph.order).fill(0);
  let value = cutValue(division, sides);
  let best = { value, sides: [...sides] };
  for (let i = 1; i < 2 ** (graph.order - 1); i++) {
    const node = graph.order - 1 - Math.log2(i & -i);
    value += weightTo(graph, sides, node, sides[node]!) - weightTo(graph, sides, node, 1 - sides[node]!);
    sides[node] = 1 - sides[node]!;
    if (value > best.value) best = { value, sides: [...sides] };
  }
  return best.sides;
}
