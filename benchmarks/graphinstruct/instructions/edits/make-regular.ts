import { edgesOf, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { regularGraph } from "#benchmarks/graphinstruct/graphs/regular-graph";
import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import { without } from "#benchmarks/graphinstruct/graphs/without";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { regularShape } from "#benchmarks/graphinstruct/instructions/templates/regular-shape";
import type { Edge, Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Pairs of edges that are tried. */
const TRIES = 50;

/** A regular graph short of two edges: the four ends are joined up again, the other way round where they are free for it. */
export const makeRegular: EditTask = {
  draw(rng, orders) {
    const { order, degree } = regularShape(rng, orders);
    const whole = regularGraph(rng, order, degree);
    const { gone, crossed } = twoEdges(rng, whole);
    const base = without(whole, ([u, v]) => gone.some(([a, b]) => a === u && b === v));
    return {
      task: `Some nodes of the given graph have fewer neighbours than the others. Add edges, and remove none, until all have ${degree}.`,
      base,
      results: [whole, withEdges(base, crossed)],
      explicit: [`num_edges=${whole.sources.length}`, `degree=${degree}`],
    };
  },
};

interface Two {
  readonly gone: readonly Edge[];
  /** How else their ends can be joined; the same edges if no other way was found. */
  readonly crossed: readonly Edge[];
}

function twoEdges(rng: Rng, whole: Graph): Two {
  const { has } = pairsOf(whole);
  const all = edgesOf(whole);
  for (let tries = 0; tries < TRIES; tries++) {
    const [a, b] = rng.pick(all);
    const [c, d] = rng.pick(all);
    if (new Set([a, b, c, d]).size < 4 || has(a, c) || has(b, d)) continue;
    return {
      gone: [
        [a, b],
        [c, d],
      ],
      crossed: [
        [a, c],
        [b, d],
      ],
    };
  }
  const gone = all.slice(0, 1);
  return { gone, crossed: gone };
}
