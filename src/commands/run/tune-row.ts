import { join } from "node:path";
import { lossLine } from "#src/commands/loss-line";
import { orderFrom, trainingQuestions } from "#src/commands/order";
import type { Making } from "#src/commands/run/arms";
import type { Stage } from "#src/commands/run/stage";
import { sampleFor } from "#src/commands/sample-for";
import { writeWhole } from "#src/jsonl";
import { recipes } from "#training/recipes/index";
import type { Sampled } from "#training/sampled";
import { samplesFrom } from "#training/samples-from";

/** What a recipe made of a training file, beside the job record. */
export const RECIPE = "recipe.json";

/** Makes one model of an experiment: sampled first, if its recipe is made of samples, then tuned. */
export async function tuneRow(stage: Stage, making: Making): Promise<void> {
  const { run, experiment, trainer, io, show } = stage;
  const { row, file, seed, strategy, after } = making;
  const { recipe, options, hyperparameters } = strategy;
  const folder = run.model(row, seed);
  const base = after === undefined ? experiment.tune.model : trainer.finished(run.model(after, seed));
  const samples = recipes[recipe].samples ? await sampleRow(stage, making, base) : [];
  const wish = { recipe, options, samples, seed, hyperparameters, ...(base !== undefined && { base }) };
  const { order, counts } = orderFrom(run.splits, trainingQuestions(run.splits, file), wish);
  writeWhole(join(folder, RECIPE), `${JSON.stringify({ schema: 1, recipe, counts })}\n`);
  const job = `tuning on ${nameOf(making, experiment.seeds)}`;
  const say = (line: string) => show.screen.print(`${nameOf(making, experiment.seeds)}: ${line}`);
  stage.responses.flush();
  // The whole run was said yes to before its first request.
  const confirm = async () => true;
  await trainer.tune(order, { folder, signal: io.signal, tick: show.progress.begin(job), say, confirm });
  show.progress.end(job);
  io.signal.throwIfAborted();
  const curve = lossLine(folder);
  if (curve) say(curve);
}

/** Replies to the training questions: of the model that the tuning starts from, or out of another's log. */
async function sampleRow(stage: Stage, making: Making, base: string | undefined): Promise<Sampled[]> {
  const { run, experiment, trainer, responses, io, show } = stage;
  const { file, strategy, seed } = making;
  const questions = trainingQuestions(run.splits, file);
  const { from, model: id, ...drawn } = strategy.sampling;
  if (from !== undefined) return samplesFrom(from, id, questions);
  const job = `sampling on ${nameOf(making, experiment.seeds)}`;
  const tick = show.progress.begin(job);
  const model = await trainer.base(base);
  const wanted = { ...drawn, maxTokens: experiment.ask.maxTokens, seed };
  try {
    return await sampleFor(
      { model, questions, wanted, signal: io.signal, tick, replied: stage.meter.count },
      responses,
    );
  } finally {
    show.progress.end(job);
  }
}

/** How a model is called while it is made. */
export function nameOf({ row, seed }: Pick<Making, "row" | "seed">, seeds: number): string {
  return seeds === 1 ? row : `${row} (seed ${seed})`;
}
