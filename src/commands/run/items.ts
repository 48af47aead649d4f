import type { Item } from "#eval/play-out";
import { type QuestionOptions, question } from "#eval/question";
import type { Question } from "#generators/question";
import { trainingFile, trainingQuestions } from "#src/commands/order";
import type { Column } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import type { Generate } from "#src/play";
import { stream } from "#src/rng";

/** How each question of a column is put. */
export type Putting = (problem: Question) => QuestionOptions;

/**
 * How the questions of a column are put to every row alike: with solved problems of the column's own training file
 * before each, where the experiment wants such, drawn anew for each question.
 *
 * @throws UserError where the splits have no training file for the column
 */
export function puttingOf(splits: string, { name, task }: Column, { ask, seed }: Experiment): Putting {
  const { examples: wanted, ...options } = ask;
  if (wanted === 0) return () => options;
  const pool = trainingQuestions(splits, trainingFile(splits, name, task));
  return ({ id }) => ({ ...options, examples: stream(seed, "examples", id).sample(pool, wanted) });
}

/** The questions of a column as items to be asked, under their own ids. */
export function itemsOf(splits: string, column: Column, experiment: Experiment): Item[] {
  const put = puttingOf(splits, column, experiment);
  return column.problems.map((problem) => ({ id: problem.id, play: () => question(problem, put(problem)) }));
}

/** The request a question's item makes. */
export function requestOf(problem: Question, options: QuestionOptions): Generate {
  return question(problem, options).next().value as Generate;
}
