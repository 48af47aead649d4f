import { edgesOf, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import { triangulation } from "#benchmarks/graphinstruct/graphs/triangulation";
import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { few } from "#benchmarks/graphinstruct/instructions/edits/few";

/** Part of a triangulation, to which edges of the rest can be added. */
export const addEdgesPlanar: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(Math.max(low, 6), high);
    const whole = scramble(rng, triangulation(rng, order));
    const base = thin(rng, whole, Math.ceil(1.5 * order));
    const count = few(rng, order);
    const there = pairsOf(base);
    const free = edgesOf(whole).filter(([u, v]) => !there.has(u, v));
    const size = base.sources.length + count;
    return {
      task: `Add exactly ${edges(count)} to the given graph so that it can still be drawn without crossings.`,
      base,
      results: [withEdges(base, rng.sample(free, count)), withEdges(base, rng.sample(free, count))],
      explicit: [`num_edges=${size}`, "planar=true", "connected=true"],
    };
  },
};
