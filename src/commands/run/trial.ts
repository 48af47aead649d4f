import { join } from "node:path";
import { ZERO_SHOT } from "#eval/matrix";
import { openResponses, type Responses } from "#eval/responses";
import { isIntact } from "#splits/index";
import type { Io } from "#src/commands/command";
import { armsOf, chainsOf, type Making } from "#src/commands/run/arms";
import { askRow } from "#src/commands/run/ask-row";
import { askingSummary } from "#src/commands/run/asking-summary";
import { columnsOf, trainingFiles } from "#src/commands/run/columns";
import { conclude } from "#src/commands/run/conclude";
import { consent } from "#src/commands/run/consent";
import type { Experiment } from "#src/commands/run/experiment";
import { claim, type Folder, folder } from "#src/commands/run/folder";
import { inLanes } from "#src/commands/run/lanes";
import { writeListing } from "#src/commands/run/listing";
import { live } from "#src/commands/run/live";
import { meter } from "#src/commands/run/meter";
import { tornNote } from "#src/commands/run/records";
import { repliesOf } from "#src/commands/run/replies-of";
import { type Means, openTrainer, scheduleFor } from "#src/commands/run/services";
import { splitOptions } from "#src/commands/run/split-options";
import type { Stage } from "#src/commands/run/stage";
import { tuneRow } from "#src/commands/run/tune-row";
import { noBatches, takesBatches } from "#src/models/batch/takes-batches";

export interface Place {
  readonly dir: string;
  /** Models tuned or asked at a time, each by one thread; it decides the speed, never the result. */
  readonly lanes: number;
  readonly means: Means;
  /** Whether hosted jobs may be sent without being asked. */
  readonly yes: boolean;
}

/** Chains of a hosted trainer followed at a time; the service decides what it works on. */
const HOSTED_LANES = 8;

/**
 * Runs an experiment in a folder, or goes on with it: what is there already (splits, models, replies) is not made
 * again.
 *
 * @throws UserError for an experiment that is impossible, and for a folder that holds something else
 */
export async function trial(experiment: Experiment, place: Place, io: Io): ReturnType<typeof conclude> {
  const { dir, means } = place;
  const { via } = experiment.tune;
  if (means.batch && !takesBatches(via)) throw noBatches(via);
  const run = folder(dir);
  const free = claim(dir, experiment);
  try {
    io.err(`${dir}: splits\n`);
    await makeSplits(run, experiment);
    const responses = openResponses(run.responses, (bytes) => io.err(tornNote(run.responses, bytes)));
    try {
      const stage = await stageOf(run, experiment, place, responses, io);
      await consent({ ...stage, yes: place.yes }, io);
      await work(stage, place.lanes);
    } finally {
      responses.close();
    }
    io.signal.throwIfAborted();
    return await conclude(run, io);
  } finally {
    free();
  }
}

async function stageOf(
  run: Folder,
  experiment: Experiment,
  { dir, means }: Place,
  responses: Responses,
  io: Io,
): Promise<Stage> {
  const columns = columnsOf(run.splits);
  const { title, pattern, task = "" } = experiment;
  const arms = armsOf(experiment, trainingFiles(run.splits));
  const schedule = scheduleFor(means, (error) => asking.retrying(error));
  const say = (line: string) => show.screen.print(line);
  const batch = { folder: join(dir, "batches"), record: responses, say };
  const trainer = await openTrainer(experiment, means, { scheduler: schedule, ...(means.batch && { batch }) });
  const spending = trainer.preflight && schedule;
  const asking = meter(io, {
    total: repliesOf(experiment, run.splits, columns),
    spending,
    tell: say,
  });
  const show = live(io, { title, pattern, task, arms, columns: columns.map(({ name }) => name) }, asking.line);
  return { run, experiment, trainer, columns, responses, io, show, meter: asking, spending, means };
}

/** Makes and asks all models. */
async function work(stage: Stage, lanes: number): Promise<void> {
  const { run, experiment, trainer, means, meter, spending, show, io } = stage;
  const chains = chainsOf(experiment, trainingFiles(run.splits));
  const hosted = means.batch ? chains.length + 1 : HOSTED_LANES;
  try {
    await inLanes(trainer.preflight ? hosted : lanes, [
      async () => askRow(stage, { row: ZERO_SHOT }, await trainer.base(experiment.tune.model)),
      ...chains.map((chain) => () => follow(stage, chain)),
    ]);
  } finally {
    show.screen.clear();
    for (const line of askingSummary(meter, spending)) io.err(`${line}\n`);
  }
}

/** The folder is claimed for this very experiment, so splits that are whole are the ones it would make. */
async function makeSplits(run: Folder, experiment: Experiment): Promise<void> {
  if (isIntact(run.splits)) return;
  const { writeSplits } = await import("#splits/index");
  const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
  writeSplits({ ...splitOptions(experiment), out: run.splits, pretraining: pretrainingGraphs() });
}

async function follow(stage: Stage, chain: readonly Making[]): Promise<void> {
  for (const making of chain) {
    await tuneRow(stage, making);
    const folder = stage.run.model(making.row, making.seed);
    await askRow(stage, making, await stage.trainer.model(folder));
    await writeListing(stage.experiment, folder);
  }
}
