import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { QueryTaskName } from "#benchmarks/decision/rq1/tasks/index";
import { withWordedTasks, wordedName } from "#benchmarks/decision/rq1/worded/worded-tasks";
import { MANIFEST, readManifest, readQuestions } from "#splits/index";
import { sha256 } from "#src/hash";
import { answer } from "#training/recipes/answer";
import type { Order, Trainer, TuneOptions } from "#training/trainer";

/** What a model learns at a time. */
export interface Stage extends Pick<Order, "hyperparameters"> {
  /** Whose training queries it is shown. */
  readonly tasks: readonly QueryTaskName[];
}

export interface StagesOptions extends TuneOptions, Pick<Order, "seed"> {
  /** A folder that `writeQuerySplits` wrote. */
  readonly splits: string;
  /** At least one; each goes on from the model of the one before. */
  readonly stages: readonly Stage[];
}

/**
 * Tunes a model on queries, stage by stage, answers alone. A small model that has learned to look edges up first learns the
 * other tasks from far fewer queries than one that is shown all of them at once.
 *
 * @returns the folder of the last stage's job; undefined where the signal ended the work before
 * @throws UserError as the trainer does
 */
export async function tuneInStages(
  trainer: Trainer,
  { splits, stages, seed, folder, ...options }: StagesOptions,
): Promise<string | undefined> {
  const manifest = sha256(readFileSync(join(splits, MANIFEST)));
  let last: string | undefined;
  for (const [i, { tasks, hyperparameters }] of stages.entries()) {
    const { examples } = withWordedTasks(() =>
      answer.make(trainingQuestions(splits, tasks), { options: {}, samples: [], seed }),
    );
    const from = last === undefined ? {} : { base: trainer.finished(last) };
    const here = join(folder, `stage-${i + 1}`);
    const order: Order = { manifest, recipe: "answer", examples, seed, hyperparameters, ...from };
    const { state } = await trainer.tune(order, { ...options, folder: here });
    if (state !== "done") return undefined;
    last = here;
  }
  return last;
}

function trainingQuestions(splits: string, tasks: readonly QueryTaskName[]) {
  const wanted = new Set(tasks.map(wordedName));
  return readManifest(splits)
    .files.filter(({ kind, split, task }) => kind === "problems" && split === "train" && wanted.has(task))
    .flatMap(({ path }) => readQuestions(join(splits, path)));
}
