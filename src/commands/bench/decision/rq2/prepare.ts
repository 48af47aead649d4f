import { targetItems } from "#benchmarks/decision/rq2/items";
import { claimRun, openRun, type RunFolder, type TargetSetup } from "#benchmarks/decision/runs/index";
import { drawTargetRows, textGraphsOf } from "#benchmarks/decision/runs/rq2/draw";
import { targetSetsIn } from "#benchmarks/decision/runs/rq2/kept-target";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import type { Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";

/** Claims a folder for a run of part 2; its targets are drawn unless they are there, and licences are shown. */
export async function prepareTargets(run: RunFolder, setup: TargetSetup, io: Io): Promise<Pick<AskOrder, "itemsOf">> {
  await claimRun(run, setup, () =>
    onScreen(io, (shown) => {
      shown.paint(["reading texts and drawing targets"]);
      const graphs = textGraphsOf(setup);
      for (const licence of new Set(graphs.flatMap((graph) => graph.licence ?? []))) io.err(`${licence}\n`);
      return drawTargetRows(setup, graphs);
    }),
  );
  const sets = targetSetsIn(openRun(run, "rq2").rows, run.units);
  return { itemsOf: ({ repeats }) => sets.flatMap((set) => targetItems(set, repeats)) };
}
