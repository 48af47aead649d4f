import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { flipToGain } from "#benchmarks/decision/rq3/cut/flip-to-gain";
import { type Division, type Sides, weightTo } from "#benchmarks/decision/rq3/sides/sides";
import type { Rng } from "#src/rng";

/** How often it is begun anew; sweeps over all nodes; the first and the last temperature, in mean absolute weights. */
const RUNS = 3;
const SWEEPS = 600;
const HOT = 3;
const COLD = 0.2;

/**
 * A heavy cut, by simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) and single flips: the heaviest of a few runs.
 * Node 0 is on side 0.
 */
export function heavyCut(division: Division, rng: Rng): Sides {
  const runs = Array.from({ length: RUNS }, () => annealed(division, rng));
  const best = runs.reduce((a, b) => (cutValue(division, b) > cutValue(division, a) ? b : a));
  return best.map((side) => side ^ best[0]!);
}

function annealed({ graph }: Division, rng: Rng): number[] {
  const sides = Array.from({ length: graph.order }, () => rng.int(0, 1));
  const unit = graph.weights
    ? graph.weights.reduce((sum, weight) => sum + Math.abs(weight), 0) / graph.weights.length
    : 1;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const temperature = unit * HOT * (COLD / HOT) ** (sweep / (SWEEPS - 1));
    for (const [node, side] of sides.entries()) {
      const gain = weightTo(graph, sides, node, side) - weightTo(graph, sides, node, 1 - side);
      if (gain >= 0 || rng.next() < Math.exp(gain / temperature)) sides[node] = 1 - side;
    }
  }
  flipToGain(graph, sides);
  return sides;
}
