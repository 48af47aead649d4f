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
import { replyCounter } from "#eval/reply-counter";
import { openResponses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
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
  const { model: spec } = configuration;
  const path = logOf(run, configuration);
  const responses = openResponses(path, (bytes) => io.err(tornNote(path, bytes)));
  let model: Model | undefined;
  try {
    const { batch, baseUrl, prices } = leave;
    model =
      openWriter(spec) ??
      (await openModel(spec, {
        scheduler: schedule,
        ...(baseUrl !== undefined && { baseUrl }),
        ...(prices && { prices }),
        ...(batch && {
          batch: {
            folder: join(dirname(path), "batches"),
            record: responses,
            say: (line: string) => io.err(`${line}\n`),
          },
        }),
      }));
    noteConfiguration(run, { ...configuration, id: model.id });
    const items = playItems(instructions, orderOf(configuration, instructions));
    await foresee({ spec, model }, items, responses, leave, io);
    const before = schedule.spent;
    const counter = replyCounter();
    const board = screen(io);
    const watch = progress(io, board, () => board.paint(watch.lines()));
    const tick = watch.begin(configurationName(configuration));
    let done = 0;
    try {
      const verdicts = await ask(model, items, responses, {
        signal: io.signal,
        fresh: leave.fresh,
        replied: counter.count,
        done: () => tick({ done: ++done, total: items.length }),
      });
      io.signal.throwIfAborted();
      const { asked, again, fromRecord, usage } = counter.counts;
      account(spec, { asked: asked + again, usage, spent: schedule.spent - before }, leave, io);
      return { name: configurationName(configuration), asked: asked + again, fromRecord, outcomes: tally(verdicts) };
    } finally {
      board.clear();
    }
  } finally {
    responses.close();
    await model?.close?.();
  }
}

function tally(verdicts: ReadonlyMap<string, Verdict>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of verdicts.values()) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
