import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { flipToGain } from "#benchmarks/decision/rq3/cut/flip-to-gain";
import type { Division, Sides } from "#benchmarks/decision/rq3/sides/sides";
import type { Rng } from "#src/rng";

/** Kicks, after each of which a heavier cut is looked for anew; nodes that a kick flips. */
const KICKS = 300;
const FLIPS = 5;

/** A heavy cut: a local optimum, kicked and improved again many times (iterated local search). Node 0 is on side 0. */
export function heavyCut(division: Division, rng: Rng): Sides {
  const { graph } = division;
  let best = Array.from({ length: graph.order }, () => rng.int(0, 1));
  flipToGain(graph, best);
  for (let kick = 0; kick < KICKS; kick++) {
    const sides = [...best];
    for (let flip = 0; flip < FLIPS; flip++) {
      const node = rng.int(0, graph.order - 1);
      sides[node] = 1 - sides[node]!;
    }
    flipToGain(graph, sides);
    if (cutValue(division, sides) >= cutValue(division, best)) best = sides;
  }
  return best.map((side) => side ^ best[0]!);
}
