import { ask } from "#eval/ask";
import { ZERO_SHOT } from "#eval/matrix";
import { openResponses, type Responses } from "#eval/responses";
import { cellsOf, scoresOf } from "#eval/scores";
import { isIntact, type ProblemOptions, type SettingsOptions, settingsOf, writeSplits } from "#splits/index";
import { patterns } from "#splits/patterns/index";
import type { Io } from "#src/commands/command";
import { orderFrom } from "#src/commands/order";
import { type Column, columnsOf } from "#src/commands/run/columns";
import { conclude, tornNote } from "#src/commands/run/conclude";
import type { Experiment } from "#src/commands/run/experiment";
import { claim, type Folder, folder } from "#src/commands/run/folder";
import { itemOf } from "#src/commands/run/items";
import { inLanes } from "#src/commands/run/lanes";
import { type Live, live } from "#src/commands/run/live";
import { UserError } from "#src/errors";
import type { Model } from "#src/play";
import { trainers } from "#training/index";
import { pretrainingGraphs } from "#training/local/pretraining/pool";
import type { Trainer } from "#training/trainer";

/** What an experiment will do, in a few lines. */
export function plan(experiment: Experiment): string {
  const { pattern, train, test, tune } = experiment;
  const names = settingsOf(patterns[pattern], selection(experiment)).map(({ name }) => name);
  const cells = (names.length + 1) * names.length;
  return [
    `${pattern}: ${names.join(", ")}`,
    `${names.length} models tuned via ${tune.via} on ${train} rows each`,
    `${cells} cells of ${test} items: ${cells * test} replies`,
    `cost: none (${tune.via})`,
    "",
  ].join("\n");
}

export interface Place {
  readonly dir: string;
  /** Models tuned or asked at a time, each by one thread; it decides the speed, never the result. */
  readonly lanes: number;
}

/**
 * Runs an experiment in a folder, or goes on with it: what is there already (splits, models, replies) is not made
 * again.
 *
 * @throws UserError for an experiment that is impossible, and for a folder that holds something else
 */
export async function trial(experiment: Experiment, { dir, lanes }: Place, io: Io): ReturnType<typeof conclude> {
  const trainer = await trainers[experiment.tune.via]();
  const run = folder(dir);
  const free = claim(dir, experiment);
  try {
    io.err(`${dir}: splits\n`);
    makeSplits(run, experiment);
    const columns = columnsOf(run.splits);
    const responses = openResponses(run.responses, (bytes) => io.err(tornNote(run.responses, bytes)));
    try {
      await fill({ run, experiment, trainer, columns, responses, io }, lanes);
    } finally {
      responses.close();
    }
    io.signal.throwIfAborted();
    return await conclude(run, io);
  } finally {
    free();
  }
}

function selection({ task, settings, problems }: Experiment): SettingsOptions {
  return {
    problems: problems as ProblemOptions,
    ...(task !== undefined && { tasks: [task] }),
    ...(settings && { settings }),
  };
}

/** The folder is claimed for this very experiment, so splits that are whole are the ones it would make. */
function makeSplits(run: Folder, experiment: Experiment): void {
  if (isIntact(run.splits)) return;
  const { pattern, seed, train, test } = experiment;
  writeSplits({
    pattern,
    seed,
    train,
    test,
    ...selection(experiment),
    out: run.splits,
    pretraining: pretrainingGraphs(),
  });
}

interface Stage {
  readonly run: Folder;
  readonly experiment: Experiment;
  readonly trainer: Trainer;
  readonly columns: readonly Column[];
  readonly responses: Responses;
  readonly io: Io;
}

/** Tunes a model on each setting and asks each, and the one before tuning, all test items. */
async function fill(stage: Stage, lanes: number): Promise<void> {
  const { columns, experiment, io, trainer } = stage;
  const names = columns.map(({ name }) => name);
  const { title, pattern, task = "" } = experiment;
  const show = live(io, { title, pattern, task, rows: [ZERO_SHOT, ...names], columns: names });
  try {
    await inLanes(lanes, [
      () => askRow(stage, ZERO_SHOT, trainer.base(), show),
      ...columns.map((column) => async () => {
        await tune(stage, column, show);
        await askRow(stage, column.name, trainer.model(stage.run.model(column.name)), show);
      }),
    ]);
  } finally {
    show.screen.clear();
  }
}

async function tune(
  { run, experiment, trainer, io }: Stage,
  { name, task }: Column,
  { progress }: Live,
): Promise<void> {
  const { via: _, recipe, ...hyperparameters } = experiment.tune;
  const order = orderFrom(run.splits, { setting: name, task, recipe, seed: experiment.seed, hyperparameters });
  const job = `tuning on ${name}`;
  await trainer.tune(order, { folder: run.model(name), signal: io.signal, tick: progress.begin(job) });
  progress.end(job);
  io.signal.throwIfAborted();
}

async function askRow(stage: Stage, row: string, model: Model, show: Live): Promise<void> {
  try {
    for (const column of stage.columns) await askCell(stage, row, column, model, show);
  } finally {
    await model.close?.();
  }
}

async function askCell({ experiment, responses, io }: Stage, row: string, column: Column, model: Model, show: Live) {
  const { name, problems } = column;
  const job = `asking ${row} → ${name}`;
  const tick = show.progress.begin(job, false);
  let done = 0;
  const verdicts = await ask(
    model,
    problems.map((problem) => itemOf(problem, experiment.ask)),
    responses,
    {
      signal: io.signal,
      done: () => tick({ done: ++done, total: problems.length }),
    },
  );
  show.progress.end(job);
  io.signal.throwIfAborted();
  const [failed, ...more] = [...verdicts.values()].filter(({ outcome }) => outcome === "failed");
  if (failed) {
    throw new UserError(
      `${row} → ${name}: expected a reply to each item, got none to ${1 + more.length} (${failed.why}); type the same command to ask again`,
    );
  }
  const [cell] = cellsOf(scoresOf({ row, column: name }, problems, verdicts));
  show.finished(cell!);
}
