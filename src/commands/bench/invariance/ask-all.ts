import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataSetsIn, nameOfSet, readDataSet, writeDataSet } from "#benchmarks/invariance/runs/data-set";
import type { RunFolder } from "#benchmarks/invariance/runs/run-folder";
import type { Leave } from "#src/commands/ask/costs";
import { type AskedModel, askModel } from "#src/commands/bench/invariance/ask-model";
import type { AskOrder } from "#src/commands/bench/invariance/ask-order";
import { requireOurs } from "#src/commands/bench/invariance/require-ours";
import { requirePython } from "#src/commands/bench/invariance/require-python";
import { withLock } from "#src/commands/bench/invariance/with-lock";
import type { Io } from "#src/commands/command";
import { scheduler } from "#src/models/index";

/**
 * Asks all models, one after another.
 *
 * @throws UserError where the folder holds other things, or programs are asked for that could not be run here
 */
export async function askAll(order: AskOrder, leave: Leave, io: Io): Promise<AskedModel[]> {
  const { run, data, models, settings } = order;
  requirePython(settings.arms);
  requireOurs(run);
  mkdirSync(run.dir, { recursive: true });
  return withLock(run, async () => {
    for (const dir of data) takeIn(run, dir);
    const sets = dataSetsIn(run);
    const schedule = scheduler(leave.maxCost === undefined ? {} : { maxCost: leave.maxCost });
    const asked: AskedModel[] = [];
    for (const spec of models) asked.push(await askModel(spec, sets, order, leave, schedule, io));
    return asked;
  });
}

/** Takes a copy of prepared data into the folder, so that it stands alone. */
function takeIn({ data }: RunFolder, dir: string): void {
  const audited = readDataSet(dir);
  const instances = audited.map(({ instance }) => instance);
  writeDataSet(join(data, nameOfSet(instances, dir)), audited);
}
