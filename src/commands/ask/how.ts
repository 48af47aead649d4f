import type { QuestionOptions } from "#eval/question";
import type { Question } from "#generators/question";
import { trainingFile, trainingQuestions } from "#src/commands/order";
import type { Column } from "#src/commands/run/columns";
import type { Generate } from "#src/play";
import { stream } from "#src/rng";

/** How questions are put. */
export interface How extends Pick<Generate, "maxTokens" | "temperature"> {
  /** Replies to each question, at least 1. */
  readonly repeats: number;
  /** Solved training problems of the same setting before each question. */
  readonly examples: number;
  /** Of the examples and, above temperature 0, of the replies: reply `i` has `seed + i`. */
  readonly seed: number;
}

/**
 * How the questions of a test file are put, the same to every model.
 *
 * @throws UserError where examples are wanted and the splits have no training file of the setting
 */
export function puttingOf(
  splits: string,
  { task, test }: Column,
  how: How,
): (question: Question, repeat: number) => QuestionOptions {
  const { maxTokens, temperature, examples: wanted, seed } = how;
  const pool = wanted > 0 ? trainingQuestions(splits, trainingFile(splits, test.setting, task)) : [];
  return ({ id }, repeat) => ({
    maxTokens,
    temperature,
    repeat,
    ...(temperature > 0 && { seed: seed + repeat }),
    ...(wanted > 0 && { examples: stream(seed, "examples", id).sample(pool, wanted) }),
  });
}
