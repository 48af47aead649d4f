import { suite } from "uvu";
import * as assert from "uvu/assert";
import { batchOf, type Row } from "#src/onnx/batch";
import { builder, input, output } from "#src/onnx/builder";
import { initialParameters } from "#src/onnx/initial";
import type { LlamaSpec } from "#src/onnx/llama";
import { lossAndGradient } from "#src/onnx/loss";
import { type Parameter, parameters } from "#src/onnx/parameters";
import { tensor } from "#src/onnx/runtime";
import { stream } from "#src/rng";
import { evaluate } from "#test/onnx/evaluate";
import { lossOf, SPEC } from "#test/onnx/reference";

const test = suite("onnx gradient");

async function gradientOf(spec: LlamaSpec, flat: Float32Array, rows: readonly Row[], frozen: Parameter["kind"][] = []) {
  const g = builder();
  const { loss, gradient } = lossAndGradient(g, spec, input(g, "parameters", [flat.length]), frozen);
  output(g, "loss", loss);
  output(g, "gradient", gradient);
  const { ids, targets, weights, time } = batchOf(rows, spec.positions);
  const dims = [rows.length, time];
  const results = await evaluate(g, {
    parameters: tensor(flat),
    ids: tensor(ids, dims),
    targets: tensor(targets, dims),
    weights: tensor(weights, dims),
  });
  return { loss: results.loss![0]!, gradient: results.gradient! };
}

function randomRow(name: string, length: number): Row {
  const rng = stream(1, name);
  const tokens = Array.from({ length }, () => rng.int(0, SPEC.vocabulary - 1));
  return { tokens, weights: tokens.map(() => rng.int(0, 3)) };
}

const start = initialParameters(SPEC, { embedding: 0.5, matrix: 0.4 }, stream(1, "start"));
const rows = [randomRow("a", 9), randomRow("b", 6)];
const total = rows.flatMap(({ weights }) => weights.slice(1)).reduce((a, b) => a + b);
const lossAt = (flat: ArrayLike<number>) =>
  rows.reduce((sum, { tokens, weights }) => sum + lossOf(SPEC, flat, tokens, weights), 0) / total;

test("the loss is that of a decoder written without ONNX in double precision", async () => {
  const { loss } = await gradientOf(SPEC, start, rows);
  const expected = lossAt(start);
  assert.ok(Math.abs(loss - expected) < 1e-6 * expected, `${loss} and ${expected}`);
});

test("the gradient of every parameter agrees with finite differences in double precision", async () => {
  const { gradient } = await gradientOf(SPEC, start, rows);
  const rng = stream(1, "elements");
  for (const { name, offset, size } of parameters(SPEC)) {
    const scale = Math.sqrt(gradient.slice(offset, offset + size).reduce((sum, x) => sum + x * x, 0) / size);
    assert.ok(scale > 1e-6, `${name} has a gradient`);
    for (const i of rng.sample([...Array(size).keys()], 6)) {
      const nudged = Float64Array.from(start);
      const at = (x: number) => {
        nudged[offset + i] = start[offset + i]! + x;
        return lossAt(nudged);
      };
      const difference = (at(1e-5) - at(-1e-5)) / 2e-5;
      const error = Math.abs(difference - gradient[offset + i]!);
      assert.ok(error < 1e-4 * scale, `${name}[${i}]: ${gradient[offset + i]}, by differences ${difference}`);
    }
  }
});

test("a token without weight takes no part in the loss", async () => {
  const masked = { tokens: [1, 2, 3, 4, 5], weights: [1, 1, 1, 0, 0] };
  const changed = { tokens: [1, 2, 3, 9, 8], weights: [1, 1, 1, 0, 0] };
  const [a, b] = [await gradientOf(SPEC, start, [masked]), await gradientOf(SPEC, start, [changed])];
  assert.equal(a, b);
  const counted = await gradientOf(SPEC, start, [{ ...changed, weights: [1, 1, 1, 1, 0] }]);
  assert.not.equal(a.loss, counted.loss);
});

test("a frozen kind of parameter has no gradient and leaves the others theirs", async () => {
  const free = await gradientOf(SPEC, start, rows);
  const frozen = await gradientOf(SPEC, start, rows, ["embedding"]);
  for (const { kind, offset, size } of parameters(SPEC)) {
    const part = frozen.gradient.slice(offset, offset + size);
    const expected = kind === "embedding" ? new Float32Array(size) : free.gradient.slice(offset, offset + size);
    assert.equal(part, expected);
  }
});

test.run();
