import { claimRun, type InstanceSetup, openRun, type RunFolder } from "#benchmarks/decision/runs/index";
import { drawInstanceRows } from "#benchmarks/decision/runs/rq3/draw";
import { instancesIn } from "#benchmarks/decision/runs/rq3/kept-instance";
import { trajectoryItems } from "#benchmarks/decision/runs/rq3/trajectory-items";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import type { Io } from "#src/commands/command";
import { screen } from "#src/commands/screen";

/** Claims a folder for a run of part 3; its instances are read or drawn, and their references found, unless they are there. */
export async function prepareInstances(
  run: RunFolder,
  setup: InstanceSetup,
  io: Io,
): Promise<Pick<AskOrder, "itemsOf">> {
  const shown = screen(io);
  try {
    await claimRun(run, setup, () => {
      shown.paint(["finding references"]);
      return drawInstanceRows(setup, ({ id, reference }) =>
        shown.paint([`${id}: ${reference.kind} ${reference.value}`]),
      );
    });
  } finally {
    shown.clear();
  }
  const posed = instancesIn(openRun(run, "rq3").rows, run.units);
  return { itemsOf: (configuration) => trajectoryItems(posed, configuration, setup.seed) };
}
