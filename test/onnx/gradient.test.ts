import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Row } from "#src/onnx/batch";
import { builder, input, output } from "#src/onnx/builder";
import { feed } from "#src/onnx/feed";
import { imitation } from "#src/onnx/imitation";
import { initialParameters } from "#src/onnx/initial";
import { lossAndGradient } from "#src/onnx/loss";
import type { Objective } from "#src/onnx/objective";
import { type Parameter, parameters } from "#src/onnx/parameters";
import { type Comparison, preference } from "#src/onnx/preference";
import { tensor } from "#src/onnx/runtime";
import { stream } from "#src/rng";
import { evaluate } from "#test/onnx/evaluate";
import { lossOf, preferenceLossOf, SPEC } from "#test/onnx/reference";

const test = suite("onnx gradient");

async function gradientOf<Example>(
  flat: Float32Array,
  objective: Objective<Example>,
  batch: readonly Example[],
  frozen: readonly Parameter["kind"][] = [],
) {
  const g = builder();
  const values = lossAndGradient(g, SPEC, input(g, "parameters", [flat.length]), objective, frozen);
  for (const [name, value] of Object.entries(values)) output(g, name, value);
  const results = await evaluate(g, { parameters: tensor(flat), ...feed(objective, SPEC, batch, batch) });
  return { ...results, loss: results.loss![0]!, gradient: results.gradient! };
}

function randomRow(name: string, length: number, weight: (at: number) => number): Row {
  const rng = stream(1, name);
  const tokens = Array.from({ length }, () => rng.int(0, SPEC.vocabulary - 1));
  return { tokens, weights: tokens.map((_, at) => weight(at)) };
}

const start = initialParameters(SPEC, { embedding: 0.5, matrix: 0.4 }, stream(1, "start"));

const weight = stream(1, "weights");
const rows = [randomRow("a", 9, () => weight.int(0, 3)), randomRow("b", 6, () => weight.int(0, 3))];
const total = rows.flatMap(({ weights }) => weights.slice(1)).reduce((a, b) => a + b);
const imitationLoss = (flat: ArrayLike<number>) =>
  rows.reduce((sum, { tokens, weights }) => sum + lossOf(SPEC, flat, tokens, weights), 0) / total;

const reply = (name: string, length: number) => randomRow(name, length, (at) => Number(at > 2));
const examples: readonly (Comparison | Row)[] = [
  { chosen: reply("chosen", 7), rejected: reply("rejected", 9), reference: -1.5 },
  reply("replayed", 5),
  { chosen: reply("better", 8), rejected: reply("worse", 6), reference: 2 },
];
const options = { beta: 0.7, sft: 0.3 };
const preferenceLoss = (flat: ArrayLike<number>) => preferenceLossOf(SPEC, flat, examples, options);

const cases = [
  { name: "imitation", loss: imitationLoss, computed: await gradientOf(start, imitation, rows) },
  { name: "preference", loss: preferenceLoss, computed: await gradientOf(start, preference(options), examples) },
];

for (const { name, loss, computed } of cases) {
  test(`${name}: the loss is that of a decoder written without ONNX in double precision`, () => {
    const expected = loss(start);
    assert.ok(Math.abs(computed.loss - expected) < 1e-6 * expected, `${computed.loss} and ${expected}`);
  });

  test(`${name}: the gradient of every parameter agrees with finite differences in double precision`, () => {
    const rng = stream(1, "elements");
    for (const { name, offset, size } of parameters(SPEC)) {
      const own = computed.gradient.slice(offset, offset + size);
      const scale = Math.sqrt(own.reduce((sum, x) => sum + x * x, 0) / size);
      assert.ok(scale > 1e-6, `${name} has a gradient`);
      for (const i of rng.sample([...Array(size).keys()], 6)) {
        const nudged = Float64Array.from(start);
        const at = (x: number) => {
          nudged[offset + i] = start[offset + i]! + x;
          return loss(nudged);
        };
        const difference = (at(1e-5) - at(-1e-5)) / 2e-5;
        const error = Math.abs(difference - own[i]!);
        assert.ok(error < 1e-4 * scale, `${name}[${i}]: ${own[i]}, by differences ${difference}`);
      }
    }
  });
}

test("a token without weight takes no part in the loss", async () => {
  const masked = { tokens: [1, 2, 3, 4, 5], weights: [1, 1, 1, 0, 0] };
  const changed = { tokens: [1, 2, 3, 9, 8], weights: [1, 1, 1, 0, 0] };
  const [a, b] = [await gradientOf(start, imitation, [masked]), await gradientOf(start, imitation, [changed])];
  assert.equal(a, b);
  const counted = await gradientOf(start, imitation, [{ ...changed, weights: [1, 1, 1, 1, 0] }]);
  assert.not.equal(a.loss, counted.loss);
});

test("a frozen kind of parameter has no gradient and leaves the others theirs", async () => {
  const free = await gradientOf(start, imitation, rows);
  const frozen = await gradientOf(start, imitation, rows, ["embedding"]);
  for (const { kind, offset, size } of parameters(SPEC)) {
    const part = frozen.gradient.slice(offset, offset + size);
    const expected = kind === "embedding" ? new Float32Array(size) : free.gradient.slice(offset, offset + size);
    assert.equal(part, expected);
  }
});

test.run();
