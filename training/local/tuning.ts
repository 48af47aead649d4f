import { join } from "node:path";
import { UserError } from "#src/errors";
import { readCheckpoint } from "#src/onnx/index";
import { readTokenizer, type Tokenizer } from "#src/onnx/tokenizer";
import { batches, epochs } from "#training/local/batches";
import type { Course } from "#training/local/course";
import type { Hyperparameters } from "#training/local/hyperparameters";
import { mixture } from "#training/local/pretraining/mixture";
import { type Sequence, sequence } from "#training/local/sequence";
import type { Row } from "#training/trainer";

export interface Tuning {
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
export function tuningCourse({ base, rows, seed, hyperparameters: settings }: Tuning): Course {
  const { spec, parameters } = readCheckpoint(base);
  const tokenizer = readTokenizer(join(base, "tokenizer.json"));
  const examples = rows.map((row, i) => example(row, i, tokenizer, spec.positions));
  const replayed = Math.round(settings.batch * settings.replay);
  const shares = [
    { source: epochs(examples, seed), rows: settings.batch - replayed },
    { source: mixture({ seed, tokenizer, questions: 1, fromNothing: false }), rows: replayed },
  ];
  return {
    spec,
    tokenizer,
    start: parameters,
    optimizer: {
      method: settings.optimizer,
      weightDecay: settings.weightDecay,
      frozen: settings.freezeEmbedding ? ["embedding"] : [],
    },
    schedule: settings,
    batch: batches(shares, seed),
  };
}

function example({ prompt, target }: Row, index: number, tokenizer: Tokenizer, positions: number): Sequence {
  const made = sequence(tokenizer, [
    { text: prompt, learned: false },
    { text: target, learned: true },
  ]);
  const where = `training row ${index + 1}`;
  if (made.tokens.includes(tokenizer.unknown)) {
    const text = firstUnknown(prompt, tokenizer) ?? firstUnknown(target, tokenizer);
    throw new UserError(
      `${where}: expected words the local base knows, got ${JSON.stringify(text)}; use problems that graphshift worded`,
    );
  }
  if (made.tokens.length > positions) {
    throw new UserError(
      `${where}: expected at most ${positions} tokens, got ${made.tokens.length}; use smaller graphs`,
    );
  }
  return made;
}

/** The beginning of the first stretch without tokens; undefined where there is none. */
function firstUnknown(text: string, { encode, decode, unknown }: Tokenizer): string | undefined {
  const ids = encode(text);
  const at = ids.indexOf(unknown);
  if (at < 0) return undefined;
  const { length } = decode(ids.slice(0, at));
  return text.slice(length, length + 30).trim();
}
