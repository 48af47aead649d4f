import { suite } from "uvu";
import * as assert from "uvu/assert";
import { greedy, sample } from "#src/onnx/sample";
import { stream } from "#src/rng";

const test = suite("onnx sample");

const logits = Float32Array.from([0.5, 0.3, 0.15, 0.05], Math.log);

function frequencies(temperature: number, topP?: number): readonly number[] {
  const rng = stream(6, "sample", temperature, topP ?? "all");
  const counts = [0, 0, 0, 0];
  const draws = 20_000;
  for (let i = 0; i < draws; i++) counts[sample(logits, { temperature, topP, rng })]! += 1 / draws;
  return counts;
}

function close(found: readonly number[], expected: readonly number[]): void {
  for (const [i, x] of found.entries()) assert.ok(Math.abs(x - expected[i]!) < 0.015, `${found} against ${expected}`);
}

test("greedy takes the likeliest, and the first among equals", () => {
  assert.is(greedy(Float32Array.of(-3, 2, 1, 2)), 1);
});

test("draws follow the softmax, sharpened or flattened by the temperature", () => {
  close(frequencies(1), [0.5, 0.3, 0.15, 0.05]);
  const squares = [0.25, 0.09, 0.0225, 0.0025];
  close(
    frequencies(0.5),
    squares.map((x) => x / 0.365),
  );
});

test("top p keeps the fewest likeliest tokens that reach it", () => {
  close(frequencies(1, 0.7), [0.625, 0.375, 0, 0]);
  close(frequencies(1, 0.81), [0.5 / 0.95, 0.3 / 0.95, 0.15 / 0.95, 0]);
  close(frequencies(1, 0.01), [1, 0, 0, 0]);
});

test("a temperature near 0 is greedy and stays finite", () => {
  close(frequencies(1e-9), [1, 0, 0, 0]);
});

test.run();
