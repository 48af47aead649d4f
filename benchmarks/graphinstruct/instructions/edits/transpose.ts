import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";

export const transpose: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(low, high);
    const base = orientAtRandom(rng, enlarge(rng, randomTree(rng, order), Math.floor(1.3 * order)));
    const result = Object.freeze({ ...base, sources: base.targets, targets: base.sources });
    return {
      task: "Transpose the given graph: turn every edge round.",
      base,
      results: [result, result],
      explicit: [`num_edges=${base.sources.length}`, "acyclic=true", "connected=true"],
    };
  },
};
