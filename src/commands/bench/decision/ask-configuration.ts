import { dirname, join } from "node:path";
import {
  type Configuration,
  isPolicy,
  labelOf,
  logOf,
  noteConfiguration,
  openDecider,
  servedBy,
} from "#benchmarks/decision/runs/index";
import { ask } from "#eval/ask";
import type { Item } from "#eval/play-out";
import { replyCounter } from "#eval/reply-counter";
import { openResponses, type Responses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import { account, type Leave } from "#src/commands/ask/costs";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import { foreseeDecisions } from "#src/commands/bench/decision/foresee-decisions";
import type { Io } from "#src/commands/command";
import { progress } from "#src/commands/progress";
import { tornNote } from "#src/commands/run/records";
import { screen } from "#src/commands/screen";
import { type ModelSettings, openModel, type Scheduler } from "#src/models/index";
import type { Model } from "#src/play";

/** What asking one configuration came to. */
export interface AskedConfiguration {
  readonly name: string;
  readonly asked: number;
  readonly fromRecord: number;
  /** Units by outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/**
 * Asks a model, or a policy, as a configuration says; what its log holds is not asked again.
 *
 * @throws UserError where that may cost something without leave, or other settings were used under the same name before
 */
export async function askConfiguration(
  { run, part, itemsOf, aliases }: AskOrder,
  configuration: Configuration,
  leave: Leave,
  schedule: Scheduler,
  io: Io,
): Promise<AskedConfiguration> {
  const { model: spec } = configuration;
  const path = logOf(run, configuration);
  const responses = openResponses(path, (bytes) => io.err(tornNote(path, bytes)));
  let model: Model | undefined;
  try {
    const settings = settingsFor(dirname(path), responses, leave, schedule, io);
    model = await openDecider(spec, part, (one) => openModel(aliases?.get(one) ?? one, settings));
    const items = itemsOf(configuration);
    if (!isPolicy(spec)) await foreseeDecisions({ spec, model }, items, responses, leave, io);
    noteConfiguration(run, { ...configuration, id: model.id });
    const before = schedule.spent;
    const { verdicts, counts } = await askItems(configuration, model, items, responses, leave, io);
    const asked = counts.asked + counts.again;
    const taken = { asked, usage: counts.usage, spent: schedule.spent - before };
    if (!isPolicy(spec)) account(servedBy(spec), taken, leave, io);
    return { name: labelOf(configuration), asked, fromRecord: counts.fromRecord, outcomes: tally(verdicts) };
  } finally {
    responses.close();
    await model?.close?.();
  }
}

/** Asks items and shows how far it is; policies are done before anybody reads a line. */
async function askItems(
  configuration: Configuration,
  model: Model,
  items: readonly Item[],
  responses: Responses,
  { fresh }: Leave,
  io: Io,
) {
  const counter = replyCounter();
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  const tick = watch.begin(labelOf(configuration), !isPolicy(configuration.model));
  let done = 0;
  try {
    const verdicts = await ask(model, items, responses, {
      signal: io.signal,
      fresh,
      replied: counter.count,
      done: () => tick({ done: ++done, total: items.length }),
    });
    io.signal.throwIfAborted();
    return { verdicts, counts: counter.counts };
  } finally {
    board.clear();
  }
}

function settingsFor(
  folder: string,
  record: Responses,
  { batch, baseUrl, prices }: Leave,
  scheduler: Scheduler,
  io: Io,
): ModelSettings {
  return {
    scheduler,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(prices && { prices }),
    ...(batch && {
      batch: { folder: join(folder, "batches"), record, say: (line: string) => io.err(`${line}\n`) },
    }),
  };
}

function tally(verdicts: ReadonlyMap<string, Verdict>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of verdicts.values()) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
