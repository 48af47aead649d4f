import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { emptyCache } from "#src/onnx/cache";
import { decodeGraph } from "#src/onnx/decode-graph";
import { decoder, type Prompt } from "#src/onnx/decoder";
import { encode } from "#src/onnx/encode";
import { initialParameters } from "#src/onnx/initial";
import { readInputs } from "#src/onnx/read-inputs";
import { session, tensor } from "#src/onnx/runtime";
import { stream } from "#src/rng";
import { failure } from "#test/failure";
import { forward, lossOf, SPEC } from "#test/onnx/reference";

const test = suite("onnx decoder");

const NO_END = -1;
const flat = initialParameters(SPEC, { embedding: 0.6, matrix: 0.5 }, stream(2, "decoder"));
const prompts: readonly Prompt[] = Array.from({ length: 7 }, (_, i) => {
  const rng = stream(2, "prompt", i);
  const tokens = Array.from({ length: 1 + 3 * i }, () => rng.int(0, SPEC.vocabulary - 1));
  return { tokens, maxTokens: 12 };
});

const open = () => decoder(SPEC, flat, { threads: 1, device: "cpu" });

/** Greedy decoding that reads the whole sequence anew for each token. */
function uncached({ tokens, maxTokens }: Prompt): readonly number[] {
  const all = [...tokens];
  for (let i = 0; i < maxTokens; i++) {
    const logits = forward(SPEC, flat, all).at(-1)!;
    all.push(logits.indexOf(Math.max(...logits)));
  }
  return all.slice(tokens.length);
}

test("prompts of many lengths in one batch are continued as without a cache", async () => {
  const model = await open();
  const completions = await model.generate(prompts, NO_END);
  await model.close();
  completions.forEach(({ tokens, finish }, i) => {
    assert.equal(tokens, uncached(prompts[i]!));
    assert.is(finish, "length");
  });
  assert.ok(new Set(completions.flatMap(({ tokens }) => tokens)).size > 5, "the model says more than one thing");
});

test("rows that meet the end token leave the batch, and the others go on undisturbed", async () => {
  const model = await open();
  const expected = prompts.map((prompt, i) => uncached({ ...prompt, maxTokens: 4 + i }));
  const end = expected[2]![1]!;
  const completions = await model.generate(
    prompts.map((prompt, i) => ({ ...prompt, maxTokens: 4 + i })),
    end,
  );
  await model.close();
  completions.forEach(({ tokens, finish }, i) => {
    const stop = expected[i]!.indexOf(end);
    assert.is(finish, stop < 0 ? "length" : "stop");
    assert.equal(tokens, stop < 0 ? expected[i] : expected[i]!.slice(0, stop));
  });
  assert.ok(completions.some(({ finish }) => finish === "stop"));
  assert.ok(completions.some(({ finish }) => finish === "length"));
});

test("a sampled completion depends on its own stream and not on its neighbours", async () => {
  const model = await open();
  const sampled = prompts.map((prompt, i) => ({
    ...prompt,
    sampling: () => ({ temperature: 1, topP: 0.9, rng: stream(2, "sample", i) }),
  }));
  const ready = () => sampled.map((prompt) => ({ ...prompt, sampling: prompt.sampling() }));
  const together = await model.generate(ready(), NO_END);
  const alone = [];
  for (const prompt of ready()) alone.push(...(await model.generate([prompt], NO_END)));
  await model.close();
  assert.equal(together, alone);
  assert.not.equal(together[3]!.tokens, uncached(prompts[3]!));
});

test("the bits of a sequence do not depend on the lengths of its neighbours", async () => {
  const spec = { ...SPEC, vocabulary: 115, layers: 4, groups: 4, positions: 96 };
  const weights = initialParameters(spec, { embedding: 0.05, matrix: 0.12 }, stream(2, "bits"));
  const compiled = await session(encode(decodeGraph(spec, weights)), { threads: 1, device: "cpu" });
  const logitsOf = async (lengths: readonly number[]) => {
    const cache = emptyCache(spec, lengths.length, spec.positions).bind(lengths.length);
    const scores = new Float32Array(lengths.length * spec.vocabulary);
    const logits = tensor(scores, [lengths.length, spec.vocabulary]);
    const unread = lengths.map((length) => Array.from({ length }, (_, t) => (t * t) % spec.vocabulary));
    await compiled.run({ ...cache.past, ...readInputs(unread, lengths) }, { ...cache.present, logits });
    const next = lengths.map((length) => [length % spec.vocabulary]);
    const longer = lengths.map((length) => length + 1);
    await compiled.run({ ...cache.past, ...readInputs(next, longer) }, { ...cache.present, logits });
    return lengths.map((_, i) => scores.slice(i * spec.vocabulary, (i + 1) * spec.vocabulary));
  };
  const lengths = [2, 16, 17, 31, 32, 33, 34, 48, 49, 64, 65, 66];
  const together = await logitsOf(lengths);
  for (const [i, length] of lengths.entries()) {
    const [alone] = await logitsOf([length]);
    assert.equal(together[i], alone, `length ${length}`);
  }
  await compiled.close();
});

test("continuations are scored as in double precision, however many there are and however long", async () => {
  const model = await open();
  const rng = stream(2, "scores");
  for (const [length, count] of [
    [1, 2],
    [17, 3],
    [40, 45],
  ] as const) {
    const draw = (size: number) => Array.from({ length: size }, () => rng.int(0, SPEC.vocabulary - 1));
    const prompt = draw(length);
    const continuations = Array.from({ length: count }, () => draw(rng.int(1, 5)));
    const scores = await model.score({ prompt, continuations });
    for (const [i, tokens] of continuations.entries()) {
      const weights = [...prompt.map(() => 0), ...tokens.map(() => 1)];
      const expected = -lossOf(SPEC, flat, [...prompt, ...tokens], weights);
      assert.ok(Math.abs(scores[i]! - expected) < 1e-5 * (1 - expected), `${scores[i]} and not ${expected}`);
    }
  }
  const full = { prompt: Array(SPEC.positions - 1).fill(1), continuations: [[1], [2]] };
  assert.is((await model.score(full)).length, 2);
  for (const none of [
    { ...full, continuations: [[1], [1, 2]] },
    { ...full, prompt: [] },
  ]) {
    assert.instance(await failure(model.score(none)), UserError);
  }
  await model.close();
});

test("positions are a limit: the last free one is filled, a prompt without one is refused", async () => {
  const model = await open();
  const tokens = Array(SPEC.positions - 2).fill(1);
  const [completion] = await model.generate([{ tokens, maxTokens: 50 }], NO_END);
  assert.is(completion!.tokens.length, 2);
  assert.is(completion!.finish, "length");
  assert.equal(completion!.tokens, uncached({ tokens, maxTokens: 2 }));
  for (const length of [0, SPEC.positions]) {
    const error = await failure(model.generate([{ tokens: Array(length).fill(1), maxTokens: 1 }], NO_END));
    assert.instance(error, UserError);
  }
  assert.equal(await model.generate([], NO_END), []);
  await model.close();
});

test.run();
