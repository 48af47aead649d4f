import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { biasCorrections } from "#src/onnx/adamw";
import type { Row } from "#src/onnx/batch";
import { encode } from "#src/onnx/encode";
import { feed } from "#src/onnx/feed";
import { imitation } from "#src/onnx/imitation";
import { initialParameters } from "#src/onnx/initial";
import { parameters } from "#src/onnx/parameters";
import { portions } from "#src/onnx/portions";
import { scalarTensor, session, tensor } from "#src/onnx/runtime";
import { freshState, type TrainingState, trainer } from "#src/onnx/trainer";
import { type Method, type Optimizer, trainingGraph } from "#src/onnx/training-graph";
import { stream } from "#src/rng";
import { failure } from "#test/failure";
import { SPEC } from "#test/onnx/reference";

const test = suite("onnx trainer");

const MUON: Optimizer = { method: "muon", weightDecay: 0.1, frozen: [] };
const imitating = (optimizer = MUON): Method<Row> => ({ objective: imitation, optimizer });

/** Counting up from a random token: learnable from the token before. */
function batch(step: number): readonly Row[] {
  const rng = stream(5, "batch", step);
  return Array.from({ length: 4 }, () => {
    const first = rng.int(0, SPEC.vocabulary - 1);
    const tokens = Array.from({ length: rng.int(4, 30) }, (_, i) => (first + i) % SPEC.vocabulary);
    return { tokens, weights: tokens.map(() => 1) };
  });
}

function start(): TrainingState {
  return freshState(initialParameters(SPEC, { embedding: 0.02, matrix: 0.08 }, stream(5, "start")));
}

async function train(from: TrainingState, steps: number, optimizer = MUON) {
  const { step, state, close } = await trainer(SPEC, from, imitating(optimizer), { threads: 1, device: "cpu" });
  const losses: number[] = [];
  for (let i = 0; i < steps; i++) losses.push((await step(batch(from.steps + i), 0.02)).loss);
  await close();
  return { losses, state: state() };
}

for (const method of ["adamw", "muon"] as const) {
  test(`${method} learns to count`, async () => {
    const { losses } = await train(start(), 60, { ...MUON, method });
    assert.ok(Math.abs(losses[0]! - Math.log(SPEC.vocabulary)) < 0.1, `begins at ${losses[0]}`);
    assert.ok(losses.at(-1)! < 0.4, `ends at ${losses.at(-1)}`);
  });
}

test("the same start and rows give the same bits", async () => {
  assert.equal(await train(start(), 6), await train(start(), 6));
});

test("training that stops and goes on from its state gives the same bits as training through", async () => {
  const through = await train(start(), 6);
  const first = await train(start(), 3);
  const second = await train(first.state, 3);
  assert.is(second.state.steps, 6);
  assert.equal(second.state, through.state);
});

test("a state is a copy that later steps leave alone", async () => {
  const from = start();
  const before = from.parameters.slice();
  const { step, state, close } = await trainer(SPEC, from, imitating(), { threads: 1, device: "cpu" });
  await step(batch(0), 0.02);
  const kept = state();
  const copy = kept.parameters.slice();
  await step(batch(1), 0.02);
  await step(batch(2), 0.02);
  await close();
  assert.equal(from.parameters, before);
  assert.equal(kept.parameters, copy);
  assert.not.equal(state().parameters, copy);
});

test("a frozen embedding keeps its value while the rest is trained", async () => {
  const from = start();
  const { state } = await train(from, 3, { ...MUON, frozen: ["embedding"] });
  for (const { kind, offset, size } of parameters(SPEC)) {
    const [before, after] = [from, state].map((s) => s.parameters.slice(offset, offset + size));
    if (kind === "embedding") assert.equal(after, before);
    else assert.not.equal(after, before);
  }
});

test("decay takes its share off every weight but those of norms", async () => {
  const from = start();
  const [plain, decayed] = [await train(from, 1, { ...MUON, weightDecay: 0 }), await train(from, 1)];
  for (const { kind, offset, size } of parameters(SPEC)) {
    for (let i = offset; i < offset + size; i++) {
      const expected = kind === "norm" ? 0 : 0.02 * 0.1 * from.parameters[i]!;
      assert.ok(Math.abs(plain.state.parameters[i]! - decayed.state.parameters[i]! - expected) < 2e-7);
    }
  }
});

test("a row longer than the model's positions is a mistake of the user", async () => {
  const { step, close } = await trainer(SPEC, start(), imitating(), { threads: 1, device: "cpu" });
  const tokens = Array(SPEC.positions + 1).fill(1);
  await step([{ tokens: tokens.slice(1), weights: tokens }], 0);
  const error = await failure(step([{ tokens, weights: tokens }], 0));
  assert.instance(error, UserError);
  await close();
});

test("rows too long to be computed together give the step that they give together", async () => {
  const spec = { ...SPEC, positions: 1024 };
  const adam = imitating({ ...MUON, method: "adamw" });
  const rows = [900, 1000, 1010, 700, 1024].map((length, i): Row => {
    const tokens = Array.from({ length }, (_, t) => (t * (i + 1)) % spec.vocabulary);
    return { tokens, weights: tokens.map((_, t) => Number(t % (i + 2) === 0)) };
  });
  assert.ok(portions(rows, imitation.rows).length > 1);
  const { parameters, m, v } = start();
  const together = {
    loss: scalarTensor(0),
    norm: scalarTensor(0),
    "next parameters": tensor(parameters.slice()),
    "next m": tensor(m.slice()),
    "next v": tensor(v.slice()),
  };
  const [correction1, correction2] = biasCorrections(1).map(scalarTensor);
  const whole = await session(encode(trainingGraph(spec, adam)), { threads: 1, device: "cpu" });
  const state = { parameters: tensor(parameters), m: tensor(m), v: tensor(v), rate: scalarTensor(0.02) };
  const batch = feed(imitation, spec, rows, rows);
  await whole.run({ ...state, ...batch, correction1: correction1!, correction2: correction2! }, together);
  await whole.close();

  const engine = await trainer(spec, start(), adam, { threads: 1, device: "cpu" });
  const { loss, norm } = await engine.step(rows, 0.02);
  assert.ok(Math.abs(loss / Number(together.loss.data[0]) - 1) < 1e-6);
  assert.ok(Math.abs(norm / Number(together.norm.data[0]) - 1) < 1e-5);
  const means = together["next m"].data as Float32Array;
  const largest = means.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  engine.state().m.forEach((mean, i) => void assert.ok(Math.abs(mean - means[i]!) < 1e-5 * largest, `m[${i}]`));
  await engine.close();
});

test("sizes that cannot be computed are refused with the reason", async () => {
  for (const wrong of [{ heads: 3 }, { heads: 8 }, { groups: 3 }]) {
    const error = await failure(trainer({ ...SPEC, ...wrong }, start(), imitating(), { threads: 1, device: "cpu" }));
    assert.instance(error, UserError);
    assert.match(error.message, /^model: expected/);
  }
});

test.run();
