import { builtIn } from "#benchmarks/decision/rq2/built-in";
import { textGraphReaders } from "#benchmarks/decision/rq2/read/index";
import { targetSets } from "#benchmarks/decision/rq2/target-sets";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { targetRows } from "#benchmarks/decision/runs/rq2/kept-target";
import type { TargetSetup } from "#benchmarks/decision/runs/setup";

/** The text-attributed graphs of a set-up. */
export function textGraphsOf({ seed, data, builtIn: named }: TargetSetup): TextGraph[] {
  return [...(data ? [textGraphReaders[data.form](data.dir)] : []), ...named.flatMap((name) => builtIn[name](seed))];
}

/** Draws the targets of a set-up, as rows. */
export function drawTargetRows(setup: TargetSetup, graphs: readonly TextGraph[] = textGraphsOf(setup)): object[] {
  const { seed, split, count, pool, budget } = setup;
  const options = {
    seed,
    split,
    ...(count !== undefined && { count }),
    ...(pool !== undefined && { pool }),
    ...(budget !== undefined && { budget }),
  };
  return graphs.flatMap((graph) => targetSets(graph, options).flatMap(targetRows));
}
