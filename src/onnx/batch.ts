import { UserError } from "#src/errors";

/** A sequence to learn from. */
export interface Row {
  readonly tokens: readonly number[];
  /** How much the prediction of each token counts in the loss: 0 for a prompt's. The first token is never predicted. */
  readonly weights: readonly number[];
}

/** Rows side by side, padded on the right; position t predicts the token after it. */
export interface Batch {
  /** Length of each row, a multiple of 16. */
  readonly time: number;
  readonly ids: BigInt64Array;
  readonly targets: BigInt64Array;
  /** In units of the batch's; 0 at padding. */
  readonly weights: Float32Array;
}

/** Rounds a length up to what rows are padded to: odd sizes are slower to multiply than they are short. */
export function padded(length: number): number {
  return Math.ceil(length / 16) * 16;
}

/** The weight of all predictions together. */
export function learned(rows: readonly Row[]): number {
  return rows.reduce((sum, { weights }) => weights.slice(1).reduce((a, b) => a + b, sum), 0);
}

/**
 * @param positions the most tokens that a row may have
 * @param unit the weight that becomes 1
 * @throws UserError if a row is longer
 * @throws RangeError if that is 0: there is nothing to learn
 */
export function batchOf(rows: readonly Row[], positions: number, unit: number): Batch {
  const longest = Math.max(...rows.map(({ tokens }) => tokens.length));
  if (longest > positions) {
    throw new UserError(`training: expected rows of at most ${positions} tokens, got ${longest}; shorten the problems`);
  }
  if (!(unit > 0)) throw new RangeError("batch: expected a token with a loss weight, got none");
  const time = padded(longest - 1);
  const ids = new BigInt64Array(rows.length * time);
  const targets = new BigInt64Array(rows.length * time);
  const weights = new Float32Array(rows.length * time);
  rows.forEach((row, i) => {
    for (let t = 0; t + 1 < row.tokens.length; t++) {
      ids[i * time + t] = BigInt(row.tokens[t]!);
      targets[i * time + t] = BigInt(row.tokens[t + 1]!);
      weights[i * time + t] = row.weights[t + 1]! / unit;
    }
  });
  return { time, ids, targets, weights };
}
