import { UserError } from "#src/errors";
import { padded } from "#src/onnx/batch";
import { type Cache, emptyCache } from "#src/onnx/cache";
import { decodeGraph } from "#src/onnx/decode-graph";
import { encode } from "#src/onnx/encode";
import { checkSpec, type LlamaSpec } from "#src/onnx/llama";
import { portions } from "#src/onnx/portions";
import { readInputs } from "#src/onnx/read-inputs";
import { type RuntimeOptions, type Session, session, tensor } from "#src/onnx/runtime";
import { greedy, type Sampling, sample } from "#src/onnx/sample";
import { type Candidates, score } from "#src/onnx/score";

export interface Prompt {
  readonly tokens: readonly number[];
  /** The most tokens to add, at least 1. */
  readonly maxTokens: number;
  /** undefined takes the likeliest token each time. */
  readonly sampling?: Sampling | undefined;
}

export interface Completion {
  /** The added tokens, without the end token. */
  readonly tokens: readonly number[];
  /** `stop`: the model wrote the end token; `length`: `maxTokens` or the model's positions ran out. */
  readonly finish: "stop" | "length";
}

export interface Decoder {
  /**
   * Continues all prompts, as one batch where memory allows, each until the token `end` or its limit; finished ones leave the batch. What is
   * added to a prompt does not depend on the others, to the bit on a CPU.
   *
   * @throws UserError for a prompt that is empty or leaves no position free
   */
  generate(prompts: readonly Prompt[], end: number): Promise<readonly Completion[]>;
  /**
   * The log-probability of each continuation, in nats.
   *
   * @throws UserError for an empty prompt, and where one and its longest continuation take more than the model's positions
   */
  score(candidates: Candidates): Promise<number[]>;
  close(): Promise<void>;
}

/** A sequence of the batch, whose place there is its place in the cache. */
interface Sequence {
  readonly prompt: Prompt;
  readonly limit: number;
  readonly added: number[];
  finish: Completion["finish"] | undefined;
}

/**
 * A model ready to write.
 *
 * @throws UserError if the sizes do not fit, or ONNX Runtime is missing
 */
export async function decoder(spec: LlamaSpec, parameters: Float32Array, options: RuntimeOptions): Promise<Decoder> {
  checkSpec(spec);
  const compiled = await session(encode(decodeGraph(spec, parameters)), options);
  return {
    generate: async (prompts, end) => {
      const completions: Completion[] = [];
      for (const some of portions(prompts, (prompt) => [prompt]))
        completions.push(...(await generate(spec, compiled, some, end)));
      return completions;
    },
    score: async (candidates) => {
      requireRoom(candidates, spec.positions);
      return score(spec, compiled, candidates);
    },
    close: compiled.close,
  };
}

function requireRoom({ prompt, continuations }: Candidates, positions: number): void {
  const longest = continuations.reduce((most, { length }) => Math.max(most, length), 0);
  const whole = prompt.length + longest;
  if (prompt.length > 0 && whole <= positions) return;
  throw new UserError(
    `local model: expected a prompt and a continuation of 1 to ${positions} tokens, got ${whole}; shorten the problem`,
  );
}

async function generate(spec: LlamaSpec, compiled: Session, prompts: readonly Prompt[], end: number) {
  const sequences = prompts.map((prompt) => begin(prompt, spec.positions));
  const longest = Math.max(0, ...sequences.map(({ prompt, limit }) => prompt.tokens.length + limit));
  const cache = emptyCache(spec, sequences.length, padded(longest));
  const logits = new Float32Array(sequences.length * spec.vocabulary);
  const active = [...sequences];
  let unread = prompts.map(({ tokens }) => tokens);
  while (active.length > 0) {
    const { past, present } = cache.bind(active.length);
    const scores = logits.subarray(0, active.length * spec.vocabulary);
    await compiled.run(
      { ...past, ...readInputs(unread, active.map(lengthOf)) },
      { ...present, logits: tensor(scores, [active.length, spec.vocabulary]) },
    );
    active.forEach((sequence, i) => {
      extend(sequence, scores.subarray(i * spec.vocabulary, (i + 1) * spec.vocabulary), end);
    });
    dropFinished(active, cache);
    unread = active.map(({ added }) => added.slice(-1));
  }
  return sequences.map(({ added, finish }) => ({ tokens: added, finish: finish! }));
}

function begin(prompt: Prompt, positions: number): Sequence {
  const { length } = prompt.tokens;
  if (length === 0 || length >= positions) {
    throw new UserError(
      `local model: expected a prompt of 1 to ${positions - 1} tokens, got ${length}; shorten the problem`,
    );
  }
  return { prompt, limit: Math.min(prompt.maxTokens, positions - length), added: [], finish: undefined };
}

function lengthOf({ prompt, added }: Sequence): number {
  return prompt.tokens.length + added.length;
}

function extend(sequence: Sequence, logits: Float32Array, end: number): void {
  const { prompt, added, limit } = sequence;
  const token = prompt.sampling ? sample(logits, prompt.sampling) : greedy(logits);
  if (token === end) sequence.finish = "stop";
  else if (added.push(token) >= limit) sequence.finish = "length";
}

/** Fills the place of each finished sequence with the last of the batch. */
function dropFinished(active: Sequence[], cache: Cache): void {
  for (let place = active.length - 1; place >= 0; place--) {
    if (!active[place]!.finish) continue;
    const last = active.pop()!;
    if (place === active.length) continue;
    active[place] = last;
    cache.move(active.length, place);
  }
}
