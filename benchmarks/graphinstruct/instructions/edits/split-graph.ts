import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { without } from "#benchmarks/graphinstruct/graphs/without";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { few } from "#benchmarks/graphinstruct/instructions/edits/few";

/** Each edge of a tree that goes leaves one piece more. */
export const splitGraph: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(low, high);
    const base = randomTree(rng, order);
    const count = few(rng, order);
    const split = () => {
      const gone = new Set(rng.sample([...edgesOf(base).keys()], count));
      return without(base, (_, e) => gone.has(e));
    };
    return {
      task: `Remove exactly ${edges(count)} from the given tree so that it falls into ${count + 1} pieces.`,
      base,
      results: [split(), split()],
      explicit: [`num_edges=${order - 1 - count}`, `num_components=${count + 1}`],
    };
  },
};
