import { suite } from "uvu";
import * as assert from "uvu/assert";
import { batchOf } from "#src/onnx/batch";

const test = suite("onnx batch");

test("each position predicts the next token, weights are in the given unit and padding has none", () => {
  const { time, ids, targets, weights } = batchOf(
    [
      { tokens: [5, 6, 7], weights: [9, 0, 3] },
      { tokens: [8, 9], weights: [0, 1] },
    ],
    20,
    4,
  );
  assert.is(time, 16);
  assert.equal([...ids.slice(0, 3)], [5n, 6n, 0n]);
  assert.equal([...targets.slice(0, 3)], [6n, 7n, 0n]);
  assert.equal([...weights.slice(0, 3)], [0, 0.75, 0]);
  assert.equal([...ids.slice(16, 18)], [8n, 0n]);
  assert.equal([...targets.slice(16, 18)], [9n, 0n]);
  assert.is(weights[16], 0.25);
  assert.is(
    weights.reduce((a, b) => a + b),
    1,
  );
});

test("the length is that of the longest row but its last token, rounded up to 16", () => {
  const timeOf = (length: number) =>
    batchOf([{ tokens: Array(length).fill(1), weights: Array(length).fill(1) }], 99, 1).time;
  assert.equal([2, 17, 18, 33, 34].map(timeOf), [16, 16, 32, 32, 48]);
});

test("a unit of 0, as of a batch from which nothing can be learnt, is a bug of the caller", () => {
  assert.throws(() => batchOf([{ tokens: [1, 2], weights: [1, 0] }], 9, 0), /expected a token with a loss weight/);
});

test.run();
