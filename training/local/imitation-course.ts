import { batches } from "#training/local/batches";
import type { Course } from "#training/local/course";
import { fromBase } from "#training/local/from-base";
import type { Hyperparameters } from "#training/local/hyperparameters";
import { replySequence } from "#training/local/reply-sequence";
import { withReplay } from "#training/local/with-replay";
import type { Row } from "#training/trainer";

export interface Imitation {
  /** Folder of the model to start from. */
  readonly base: string;
  readonly rows: readonly Row[];
  readonly seed: number;
  readonly hyperparameters: Hyperparameters;
}

/**
 * The course of tuning a model on rows, of which only the targets are learned.
 *
 * @throws UserError if the base does not know a word of the rows, or a row is too long for it
 */
export function imitationCourse({ base, rows, seed, hyperparameters: settings }: Imitation): Course {
  const course = fromBase(base, settings);
  const { tokenizer } = course;
  const reader = { tokenizer, positions: course.spec.positions };
  const examples = rows.map(({ prompt, target }, i) => replySequence(prompt, target, `training row ${i + 1}`, reader));
  const shares = withReplay(examples, { seed, tokenizer, ...settings });
  return { ...course, batch: batches(shares, seed) };
}
