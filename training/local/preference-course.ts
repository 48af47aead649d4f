import { UserError } from "#src/errors";
import type { Comparison } from "#src/onnx/index";
import { batches } from "#training/local/batches";
import type { Course } from "#training/local/course";
import type { Example } from "#training/local/example";
import { fromBase } from "#training/local/from-base";
import type { PreferenceHyperparameters } from "#training/local/hyperparameters";
import { type ReferenceOptions, referenceMargins } from "#training/local/reference-margins";
import { type Reader, replySequence } from "#training/local/reply-sequence";
import { withReplay } from "#training/local/with-replay";
import type { Pair } from "#training/trainer";

export interface Preference {
  /** Folder of the model to start from, which is also the reference. */
  readonly base: string;
  readonly pairs: readonly Pair[];
  readonly seed: number;
  readonly hyperparameters: PreferenceHyperparameters;
}

/**
 * The course of tuning a model on pairs by DPO.
 *
 * @throws UserError if the base does not know a word of the pairs, a reply is too long for it, or two replies are equal
 */
export async function preferenceCourse(
  { base, pairs, seed, hyperparameters: settings }: Preference,
  options: ReferenceOptions,
): Promise<Course<Example>> {
  const course = fromBase(base, settings);
  const { tokenizer } = course;
  const reader = { tokenizer, positions: course.spec.positions };
  const sequences = pairs.map((pair, i) => pairSequences(pair, `training pair ${i + 1}`, reader));
  const margins = await referenceMargins(course, sequences, options);
  const examples = sequences.map((pair, i): Comparison => ({ ...pair, reference: margins[i]! }));
  const shares = withReplay(examples, { seed, tokenizer, ...settings });
  return { ...course, batch: batches<Example>(shares, seed) };
}

function pairSequences({ prompt, chosen, rejected }: Pair, where: string, reader: Reader) {
  const pair = {
    chosen: replySequence(prompt, chosen, `${where}, chosen`, reader),
    rejected: replySequence(prompt, rejected, `${where}, rejected`, reader),
  };
  if (pair.chosen.tokens.join() === pair.rejected.tokens.join()) {
    const got = JSON.stringify(chosen.slice(0, 30));
    throw new UserError(`${where}: expected two different replies, got ${got} twice; leave such pairs out`);
  }
  return pair;
}
