import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import { cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { few } from "#benchmarks/graphinstruct/instructions/edits/few";
import type { Graph } from "#src/graph/graph";
import { pathLengths } from "#src/graph/path-lengths";
import type { Rng } from "#src/rng";

/** How many ways to place the chords are compared. */
const TRIES = 12;

/** A ring that chords make smaller across; the bound is what the better ones of some random chords achieve. */
export const reduceDiameter: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(Math.max(low, 8), high);
    const base = scramble(rng, cycle(order));
    const count = few(rng, order, 2);
    const [first, second] = smallest(rng, base, order + count);
    const most = second.diameter;
    return {
      task: `The given graph is a ring. Add exactly ${edges(count)} so that no two nodes are more than ${most} steps apart.`,
      base,
      results: [first.graph, second.graph],
      explicit: [`num_edges=${order + count}`, `diameter<=${most}`],
    };
  },
};

interface Way {
  readonly graph: Graph;
  readonly diameter: number;
}

/** Of some random ways to add chords, the two that leave the smallest diameters. */
function smallest(rng: Rng, ring: Graph, size: number): readonly [Way, Way] {
  const ways = Array.from({ length: TRIES }, (): Way => {
    const graph = enlarge(rng, ring, size);
    return { graph, diameter: pathLengths(graph)!.diameter };
  });
  const [first, second] = ways.sort((a, b) => a.diameter - b.diameter);
  return [first!, second!];
}
