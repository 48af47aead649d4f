import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Row } from "#src/onnx/batch";
import { initialParameters } from "#src/onnx/initial";
import { logLikelihoods } from "#src/onnx/log-likelihoods";
import { portions } from "#src/onnx/portions";
import { type Comparison, type PreferenceOptions, preference } from "#src/onnx/preference";
import { freshState, trainer } from "#src/onnx/trainer";
import { stream } from "#src/rng";
import { lossOf, preferenceLossOf, SPEC } from "#test/onnx/reference";

const test = suite("onnx preference");

const CPU = { threads: 1, device: "cpu" } as const;
const start = initialParameters(SPEC, { embedding: 0.3, matrix: 0.2 }, stream(5, "start"));

/** After the prompt 0 i, counting up is better than counting down. */
const sequences = Array.from({ length: SPEC.vocabulary - 5 }, (_, i) => {
  const prompt = [0, i + 3];
  const reply = (...tokens: number[]): Row => ({
    tokens: [...prompt, ...tokens],
    weights: [0, 0, ...tokens.map(() => 1)],
  });
  return { chosen: reply(i + 4, 1), rejected: reply(i + 2, i + 1, 1) };
});

async function compared(flat: Float32Array): Promise<readonly Comparison[]> {
  const logs = await logLikelihoods(
    SPEC,
    flat,
    sequences.flatMap(({ chosen, rejected }) => [chosen, rejected]),
    CPU,
  );
  return sequences.map((pair, i) => ({ ...pair, reference: logs[2 * i]! - logs[2 * i + 1]! }));
}

async function train(options: PreferenceOptions, batch: readonly (Comparison | Row)[], steps: number, spec = SPEC) {
  const optimizer = { method: "adamw", weightDecay: 0, frozen: [] } as const;
  const engine = await trainer(spec, freshState(start), { objective: preference(options), optimizer }, CPU);
  const results = [];
  for (let i = 0; i < steps; i++) results.push(await engine.step(batch, 0.003));
  await engine.close();
  return { results, parameters: engine.state().parameters };
}

const pairs = await compared(start);
const meanLog = (rows: readonly Row[], flat: Float32Array) =>
  rows.reduce((sum, { tokens, weights }) => sum - lossOf(SPEC, flat, tokens, weights), 0) / rows.length;

test("likelihoods are those of a decoder written without ONNX in double precision, in the order of the rows", async () => {
  const rng = stream(1, "rows");
  const rows = Array.from({ length: 70 }, (_, i): Row => {
    const tokens = Array.from({ length: rng.int(2, i === 3 ? 40 : 6) }, () => rng.int(0, SPEC.vocabulary - 1));
    return { tokens, weights: tokens.map(() => rng.int(0, 2)) };
  });
  const logs = await logLikelihoods(SPEC, start, rows, CPU);
  rows.forEach(({ tokens, weights }, i) => {
    const expected = -lossOf(SPEC, start, tokens, weights);
    assert.ok(Math.abs(logs[i]! - expected) < 1e-5 * (1 - expected), `row ${i}: ${logs[i]} and ${expected}`);
  });
  assert.equal(await logLikelihoods(SPEC, start, rows, CPU), logs);
});

test("while the model is its reference, the loss is log 2 whatever β", async () => {
  for (const beta of [0.01, 0.1, 1]) {
    const [first] = (await train({ beta, sft: 0 }, pairs, 1)).results;
    assert.ok(Math.abs(first!.loss - Math.LN2) < 1e-6, `${first!.loss}`);
    assert.ok(Math.abs(first!.metrics.margin!) < 1e-6);
  }
});

test("accuracy and margin are means over the pairs alone", async () => {
  const row = pairs[0]!.chosen;
  const batch = [
    { ...pairs[0]!, reference: pairs[0]!.reference - 3 },
    row,
    { ...pairs[1]!, reference: pairs[1]!.reference + 1 },
  ];
  const { loss, metrics } = (await train({ beta: 0.5, sft: 0.2 }, batch, 1)).results[0]!;
  assert.is(metrics.accuracy, 0.5);
  assert.ok(Math.abs(metrics.margin! - (0.5 * (3 - 1)) / 2) < 1e-5);
  assert.ok(Math.abs(loss - preferenceLossOf(SPEC, start, batch, { beta: 0.5, sft: 0.2 })) < 1e-5);
});

test("what is preferred becomes likelier than what is not", async () => {
  const { results, parameters } = await train({ beta: 0.1, sft: 0 }, pairs, 40);
  assert.is(results.at(-1)!.metrics.accuracy, 1);
  assert.ok(results.at(-1)!.loss < 0.4, `ends at ${results.at(-1)!.loss}`);
  const moved = (await compared(parameters)).map(({ reference }, i) => reference - pairs[i]!.reference);
  for (const gain of moved) assert.ok(gain > 3, `gains ${gain}`);
  const mean = moved.reduce((a, b) => a + b) / moved.length;
  assert.ok(Math.abs(results.at(-1)!.metrics.margin! / 0.1 - mean) < 0.1 * mean);
});

test("a small β lets the model move further than a large one", async () => {
  const gains = async (beta: number) => {
    const { parameters } = await train({ beta, sft: 0 }, pairs, 60);
    const moved = (await compared(parameters)).map(({ reference }, i) => reference - pairs[i]!.reference);
    return moved.reduce((a, b) => a + b);
  };
  assert.ok((await gains(0.1)) > 1.5 * (await gains(3)));
});

test("the likelihood term keeps the chosen replies likely, and replayed rows keep theirs", async () => {
  const chosen = pairs.map((pair) => pair.chosen);
  const plain = await train({ beta: 0.1, sft: 0 }, pairs, 40);
  const kept = await train({ beta: 0.1, sft: 1 }, pairs, 40);
  assert.ok(meanLog(chosen, kept.parameters) > meanLog(chosen, plain.parameters) + 1);
  assert.is(kept.results.at(-1)!.metrics.accuracy, 1);

  const other: Row = { tokens: [0, 0, 9, 7, 1], weights: [0, 0, 1, 1, 1] };
  const replayed = await train({ beta: 0.1, sft: 0 }, [...pairs, other, other], 40);
  assert.ok(meanLog([other], replayed.parameters) > meanLog([other], plain.parameters) + 1);
});

test("pairs too long to be computed together give the step that they give together", async () => {
  const spec = { ...SPEC, positions: 1024 };
  const long = (length: number, factor: number): Row => {
    const tokens = Array.from({ length }, (_, t) => (t * factor) % spec.vocabulary);
    return { tokens, weights: tokens.map((_, t) => Number(t > length - 20)) };
  };
  const filler = (length: number): Row => ({ tokens: Array(length).fill(2), weights: Array(length).fill(0) });
  const short = [
    { chosen: long(200, 2), rejected: long(120, 3), reference: 1 },
    { chosen: long(150, 4), rejected: long(180, 5), reference: -2 },
    long(90, 6),
    long(70, 7),
  ];
  const options = { beta: 0.3, sft: 0.5 };
  const objective = preference(options);
  const [together] = (await train(options, short, 1, spec)).results;
  assert.is(portions(short, objective.rows).length, 1);

  // Tokens after a row's last weight change nothing but its length.
  const lengthen = (row: Row): Row => ({
    tokens: [...row.tokens, ...filler(1000 - row.tokens.length).tokens],
    weights: [...row.weights, ...filler(1000 - row.tokens.length).weights],
  });
  const same = short.map((example) =>
    "chosen" in example
      ? { ...example, chosen: lengthen(example.chosen), rejected: lengthen(example.rejected) }
      : lengthen(example),
  );
  const parts = portions(same, objective.rows);
  assert.equal(
    parts.map((part) => part.length),
    [2, 2],
    "the second portion has no pair",
  );
  const [apart] = (await train(options, same, 1, spec)).results;
  assert.ok(Math.abs(apart!.loss / together!.loss - 1) < 1e-5, `${apart!.loss} and ${together!.loss}`);
  assert.ok(Math.abs(apart!.norm / together!.norm - 1) < 1e-4, `${apart!.norm} and ${together!.norm}`);
  assert.is(apart!.metrics.accuracy, together!.metrics.accuracy);
  assert.ok(Math.abs(apart!.metrics.margin! - together!.metrics.margin!) < 1e-4);
});

test.run();
