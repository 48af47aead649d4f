import type { Leave } from "#src/commands/ask/costs";
import { type AskedConfiguration, askConfiguration } from "#src/commands/bench/decision/ask-configuration";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import type { Io } from "#src/commands/command";
import { scheduler } from "#src/models/index";

/** Asks all configurations, one after another. */
export async function askAll(order: AskOrder, leave: Leave, io: Io): Promise<AskedConfiguration[]> {
  const schedule = scheduler(leave.maxCost === undefined ? {} : { maxCost: leave.maxCost });
  const asked: AskedConfiguration[] = [];
  for (const configuration of order.configurations)
    asked.push(await askConfiguration(order, configuration, leave, schedule, io));
  return asked;
}

/** What was asked, as text or as JSON. */
export function tellAsked(asked: readonly AskedConfiguration[], json: boolean, io: Io): void {
  if (json) {
    io.out(`${JSON.stringify(asked)}\n`);
    return;
  }
  for (const { name, asked: sent, fromRecord, outcomes } of asked) {
    const told = Object.entries(outcomes).map(([outcome, count]) => `${outcome} ${count}`);
    io.out(`${name}: ${sent} asked, ${fromRecord} on record; ${told.join(", ")}\n`);
  }
}
