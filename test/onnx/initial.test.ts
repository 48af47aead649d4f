import { suite } from "uvu";
import * as assert from "uvu/assert";
import { initialParameters } from "#src/onnx/initial";
import { parameterCount, parameters } from "#src/onnx/parameters";
import { stream } from "#src/rng";

const test = suite("onnx initial");

const SPEC = {
  vocabulary: 200,
  width: 64,
  layers: 2,
  heads: 4,
  groups: 2,
  feedForward: 192,
  positions: 64,
  rotaryBase: 10_000,
  epsilon: 1e-5,
};

test("parameters lie side by side and fill the vector", () => {
  let end = 0;
  for (const { offset, size } of parameters(SPEC)) {
    assert.is(offset, end);
    end += size;
  }
  assert.is(end, parameterCount(SPEC));
  // 200·64 + 2·(2·64 + 2·64·64 + 2·32·64 + 3·192·64) + 64
  assert.is(end, 111_424);
});

test("weights start with the asked spread around 0, norms at 1", () => {
  const flat = initialParameters(SPEC, { embedding: 0.02, matrix: 0.08 }, stream(1, "initial"));
  for (const { name, kind, offset, size } of parameters(SPEC)) {
    const part = flat.slice(offset, offset + size);
    const mean = part.reduce((a, b) => a + b) / size;
    const spread = Math.sqrt(part.reduce((sum, x) => sum + (x - mean) ** 2, 0) / size);
    const toResidual = /o_proj|down_proj/.test(name) ? 0.5 : 1;
    const expected = { embedding: 0.02, matrix: 0.08 * toResidual, norm: 0 }[kind];
    assert.ok(Math.abs(spread - expected) <= expected * 0.06, `${name}: ${spread}`);
    assert.ok(Math.abs(mean - (kind === "norm" ? 1 : 0)) <= expected * 0.06, `${name}: ${mean}`);
  }
});

test("the same stream gives the same weights", () => {
  const make = (seed: number) => initialParameters(SPEC, { embedding: 1, matrix: 1 }, stream(seed, "x"));
  assert.equal(make(1), make(1));
  assert.not.equal(make(1), make(2));
});

test.run();
