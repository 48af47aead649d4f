import { padded } from "#src/onnx/batch";
import { type Cache, emptyCache } from "#src/onnx/cache";
import type { LlamaSpec } from "#src/onnx/llama";
import { readInputs } from "#src/onnx/read-inputs";
import { type Session, tensor } from "#src/onnx/runtime";

/** Continuations of one prompt; neither it nor any of them is empty. */
export interface Candidates {
  readonly prompt: readonly number[];
  readonly continuations: readonly (readonly number[])[];
}

/** Continuations read at the same time. */
const ROWS = 16;

/**
 * The log-probability of each continuation after the prompt, in nats: the sum over its tokens. The prompt is read once;
 * continuations of several tokens go on from its keys and values, side by side.
 */
export async function score(spec: LlamaSpec, session: Session, candidates: Candidates): Promise<number[]> {
  const { prompt, continuations } = candidates;
  // The longest first, so that those that have ended are the last rows.
  const rest = [...continuations.keys()]
    .filter((i) => continuations[i]!.length > 1)
    .sort((a, b) => continuations[b]!.length - continuations[a]!.length);
  const longest = continuations[rest[0] ?? 0]?.length ?? 0;
  const cache = emptyCache(spec, Math.max(1, Math.min(ROWS, rest.length)), padded(prompt.length + longest));
  const read = reader(spec, session, cache);
  const [after] = await read([prompt], prompt.length);
  const sums = continuations.map(([token]) => logProbability(after!, token!));
  for (let from = 0; from < rest.length; from += ROWS) {
    const rows = rest.slice(from, from + ROWS);
    // What a row holds beyond the prompt is not looked at, and written over.
    for (let row = 1; row < rows.length; row++) cache.move(0, row);
    for (let t = 1; t < continuations[rows[0]!]!.length; t++) {
      const open = rows.filter((i) => continuations[i]!.length > t);
      const last = open.map((i) => [continuations[i]![t - 1]!]);
      const next = await read(last, prompt.length + t);
      for (const [row, i] of open.entries()) sums[i]! += logProbability(next[row]!, continuations[i]![t]!);
    }
  }
  return sums;
}

/** Reads tokens into the first rows of a cache, all to the same length; gives the logits of what follows each row. */
function reader({ vocabulary }: LlamaSpec, { run }: Session, cache: Cache) {
  return async (unread: readonly (readonly number[])[], length: number): Promise<Float32Array[]> => {
    const rows = unread.length;
    const { past, present } = cache.bind(rows);
    const logits = new Float32Array(rows * vocabulary);
    await run(
      { ...past, ...readInputs(unread, Array<number>(rows).fill(length)) },
      { ...present, logits: tensor(logits, [rows, vocabulary]) },
    );
    return unread.map((_, row) => logits.subarray(row * vocabulary, (row + 1) * vocabulary));
  };
}

/** Of a token, in double precision: log-softmax. */
function logProbability(logits: Float32Array, token: number): number {
  const top = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY);
  const mass = logits.reduce((sum, logit) => sum + Math.exp(logit - top), 0);
  return logits[token]! - top - Math.log(mass);
}
