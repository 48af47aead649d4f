import { median } from "#bench/median";
import { builder, emit, input, output } from "#src/onnx/builder";
import { constantWeights } from "#src/onnx/decode-graph";
import { encode } from "#src/onnx/encode";
import { decoder, initialParameters, type LlamaSpec } from "#src/onnx/index";
import { llama, logits } from "#src/onnx/llama";
import { session, tensor } from "#src/onnx/runtime";
import { greedy } from "#src/onnx/sample";
import { selfAttention } from "#src/onnx/self-attention";
import { stream } from "#src/rng";

const SPEC: LlamaSpec = {
  vocabulary: 512,
  width: 128,
  layers: 4,
  heads: 4,
  groups: 2,
  feedForward: 384,
  positions: 256,
  rotaryBase: 10_000,
  epsilon: 1e-5,
};
/** One thread, as the local model decodes. */
const RUNTIME = { threads: 1, device: "cpu" } as const;
const ROWS = 32;
const ADDED = 64;
const ROUNDS = 3;

/** Tokens per second of greedy decoding with the cache and without, on prompts of many lengths. */
export async function bench(): Promise<void> {
  const rng = stream(0, "bench", "decode");
  const flat = initialParameters(SPEC, { embedding: 0.05, matrix: 0.12 }, rng);
  const prompts = Array.from({ length: ROWS }, () => {
    return Array.from({ length: rng.int(40, 80) }, () => rng.int(0, SPEC.vocabulary - 1));
  });
  const cached = await withCache(flat);
  const uncached = await withoutCache(flat);
  const rounds: { cached: number; uncached: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const [a, b] = [await timed(cached, prompts), await timed(uncached, prompts)];
    if (JSON.stringify(a.tokens) !== JSON.stringify(b.tokens)) throw new Error("the cache changes the tokens");
    rounds.push({ cached: a.speed, uncached: b.speed });
  }
  const fast = median(rounds.map((round) => round.cached));
  const slow = median(rounds.map((round) => round.uncached));
  const medians = `${Math.round(fast)} tokens/s with the cache, ${Math.round(slow)} without`;
  console.log(`decoding, width 128, 4 layers, batch ${ROWS}, prompts of 40 to 80 tokens, ${ADDED} added, 1 thread`);
  console.log(`median of ${ROUNDS}: ${medians}; tokens identical`);
  const ratio = median(rounds.map((round) => round.cached / round.uncached));
  console.log(`with the cache against without: ${ratio.toFixed(1)}x`);
}

type Tokens = readonly (readonly number[])[];
type Generate = (prompts: Tokens) => Promise<Tokens>;

async function timed(generate: Generate, prompts: Tokens) {
  const began = performance.now();
  const tokens = await generate(prompts);
  return { tokens, speed: (ROWS * ADDED * 1000) / (performance.now() - began) };
}

async function withCache(flat: Float32Array): Promise<Generate> {
  const model = await decoder(SPEC, flat, RUNTIME);
  return async (prompts) => {
    const completions = await model.generate(
      prompts.map((tokens) => ({ tokens, maxTokens: ADDED })),
      -1,
    );
    return completions.map(({ tokens }) => tokens);
  };
}

/** Reads each sequence anew for each token, and computes the logits of its last position only. */
async function withoutCache(flat: Float32Array): Promise<Generate> {
  const g = builder();
  const ids = input(g, "ids", ["rows", "time"], "int64");
  const lastIndex = input(g, "last index", ["rows", 1], "int64");
  const weights = constantWeights(g, SPEC, flat);
  const hidden = llama(g, SPEC, weights, ids, selfAttention(g, SPEC, ids));
  const last = emit(g, "GatherND", [hidden, lastIndex], ["rows", SPEC.width], {
    attributes: { batch_dims: { int: 1 } },
  });
  output(g, "logits", logits(g, weights, last));
  const compiled = await session(encode(g), RUNTIME);

  return async (prompts) => {
    const sequences = prompts.map((tokens) => [...tokens]);
    const scores = new Float32Array(ROWS * SPEC.vocabulary);
    for (let step = 0; step < ADDED; step++) {
      const time = Math.max(...sequences.map(({ length }) => length));
      const padded = sequences.flatMap((tokens) => [...tokens, ...Array(time - tokens.length).fill(0)]);
      const ends = sequences.map(({ length }) => BigInt(length - 1));
      await compiled.run(
        {
          ids: tensor(BigInt64Array.from(padded, BigInt), [ROWS, time]),
          "last index": tensor(BigInt64Array.from(ends), [ROWS, 1]),
        },
        { logits: tensor(scores, [ROWS, SPEC.vocabulary]) },
      );
      sequences.forEach((tokens, i) => {
        tokens.push(greedy(scores.subarray(i * SPEC.vocabulary, (i + 1) * SPEC.vocabulary)));
      });
    }
    return sequences.map((tokens, i) => tokens.slice(prompts[i]!.length));
  };
}
