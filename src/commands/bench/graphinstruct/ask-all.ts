import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { claimRun } from "#benchmarks/graphinstruct/runs/index";
import type { Leave } from "#src/commands/ask/costs";
import { type AskedConfiguration, askConfiguration } from "#src/commands/bench/graphinstruct/ask-configuration";
import type { AskAllOrder } from "#src/commands/bench/graphinstruct/ask-order";
import type { Io } from "#src/commands/command";
import { heedStop } from "#src/commands/heed-stop";
import { lock } from "#src/lock";
import { scheduler } from "#src/models/index";

/** Asks all configurations, one after another. */
export async function askAll(order: AskAllOrder, leave: Leave, io: Io): Promise<AskedConfiguration[]> {
  const { run, configurations } = order;
  mkdirSync(run.dir, { recursive: true });
  const free = lock(join(run.dir, "run.lock"));
  try {
    const instructions = claimRun(run, order.instructions, order.pools);
    const schedule = scheduler(leave.maxCost === undefined ? {} : { maxCost: leave.maxCost });
    const asked: AskedConfiguration[] = [];
    for (const configuration of configurations) {
      await heedStop(io);
      asked.push(await askConfiguration(run, configuration, instructions, leave, schedule, io));
    }
    return asked;
  } finally {
    free();
  }
}
