import { dirname, join } from "node:path";
import { openWriter, playItems } from "#benchmarks/graphinstruct/ask/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/index";
import {
  type Configuration,
  configurationName,
  logOf,
  noteConfiguration,
  orderOf,
  type RunFolder,
} from "#benchmarks/graphinstruct/runs/index";
import { ask } from "#eval/ask";
import type { Item } from "#eval/play-out";
import { replyCounter } from "#eval/reply-counter";
import { openResponses, type Responses } from "#eval/responses";
import type { Outcome, Verdict } from "#eval/verdict";
import { account, foresee, type Leave } from "#src/commands/ask/costs";
import type { Io } from "#src/commands/command";
import { progress } from "#src/commands/progress";
import { tornNote } from "#src/commands/run/records";
import { screen } from "#src/commands/screen";
import { openModel, type Scheduler } from "#src/models/index";
import type { Model } from "#src/play";

/** What asking one configuration came to. */
export interface AskedConfiguration {
  readonly name: string;
  readonly asked: number;
  readonly fromRecord: number;
  /** Outputs by outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/**
 * Asks a model as a configuration says; what its log holds is not asked again.
 *
 * @throws UserError where that may cost something without leave, or other settings were used under the same name before
 */
export async function askConfiguration(
  run: RunFolder,
  configuration: Configuration,
  instructions: readonly Instruction[],
  leave: Leave,
  schedule: Scheduler,
  io: Io,
): Promise<AskedConfiguration> {
  const path = logOf(run, configuration);
  const responses = openResponses(path, (bytes) => io.err(tornNote(path, bytes)));
  let model: Model | undefined;
  try {
    model =
      openWriter(configuration.model) ??
      (await openHosted(
        configuration.model,
        { folder: join(dirname(path), "batches"), record: responses },
        leave,
        schedule,
        io,
      ));
    noteConfiguration(run, { ...configuration, id: model.id });
    const items = playItems(instructions, orderOf(configuration, instructions));
    await foresee({ spec: configuration.model, model }, items, responses, leave, io);
    const before = schedule.spent;
    const { verdicts, counts } = await askItems(configurationName(configuration), model, items, responses, leave, io);
    const asked = counts.asked + counts.again;
    account(configuration.model, { asked, usage: counts.usage, spent: schedule.spent - before }, leave, io);
    const { fromRecord } = counts;
    return { name: configurationName(configuration), asked, fromRecord, outcomes: tally(verdicts) };
  } finally {
    responses.close();
    await model?.close?.();
  }
}

/** Any model of the project; what it is asked in batches is noted where `batches` says. */
function openHosted(
  spec: string,
  batches: { readonly folder: string; readonly record: Responses },
  { batch, baseUrl, prices }: Leave,
  schedule: Scheduler,
  io: Io,
): Promise<Model> {
  return openModel(spec, {
    scheduler: schedule,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(prices && { prices }),
    ...(batch && { batch: { ...batches, say: (line: string) => io.err(`${line}\n`) } }),
  });
}

/** Plays items, and shows how far they are. */
async function askItems(
  name: string,
  model: Model,
  items: readonly Item[],
  responses: Responses,
  leave: Leave,
  io: Io,
) {
  const counter = replyCounter();
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  const tick = watch.begin(name);
  let done = 0;
  try {
    const verdicts = await ask(model, items, responses, {
      signal: io.signal,
      fresh: leave.fresh,
      replied: counter.count,
      done: () => tick({ done: ++done, total: items.length }),
    });
    io.signal.throwIfAborted();
    return { verdicts, counts: counter.counts };
  } finally {
    board.clear();
  }
}

/** In the order in which they are told. */
const OUTCOMES: readonly Outcome[] = [
  "correct",
  "wrong",
  "unparsed",
  "ambiguous",
  "refused",
  "truncated",
  "failed",
  "unsupported",
  "interrupted",
  "unattempted",
];

function tally(verdicts: ReadonlyMap<string, Verdict>): Record<string, number> {
  const counts: Partial<Record<Outcome, number>> = {};
  for (const { outcome } of verdicts.values()) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const told = OUTCOMES.filter((outcome) => counts[outcome] !== undefined);
  return Object.fromEntries(told.map((outcome) => [outcome, counts[outcome]!]));
}
