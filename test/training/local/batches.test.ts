import { suite } from "uvu";
import * as assert from "uvu/assert";
import { batches, epochs } from "#training/local/batches";
import { learningRate } from "#training/local/schedule";
import type { Sequence } from "#training/local/sequence";

const test = suite("batches and schedule");

const rows = Array.from({ length: 50 }, (_, i): Sequence => ({ tokens: Array(1 + (i % 13)).fill(i), weights: [] }));
const idOf = (row: Sequence) => row.tokens[0]!;

test("each epoch holds each row once, in another order", () => {
  const source = epochs(rows, 1);
  const first = Array.from({ length: 50 }, (_, i) => idOf(source(i)));
  const second = Array.from({ length: 50 }, (_, i) => idOf(source(50 + i)));
  assert.equal(
    [...first].sort((a, b) => a - b),
    [...Array(50).keys()],
  );
  assert.equal(
    [...second].sort((a, b) => a - b),
    [...Array(50).keys()],
  );
  assert.not.equal(first, second);
});

test("a pool of batches takes each row of its stretch once, rows of like length together", () => {
  const at = batches(
    [{ source: (position) => ({ tokens: Array(1 + ((position * 7) % 40)).fill(position), weights: [] }), rows: 4 }],
    1,
  );
  const pool = Array.from({ length: 24 }, (_, step) => at(step));
  assert.equal(
    pool
      .flat()
      .map(idOf)
      .sort((a, b) => a - b),
    [...Array(96).keys()],
  );
  for (const batch of pool) {
    const lengths = batch.map(({ tokens }) => tokens.length);
    assert.ok(Math.max(...lengths) - Math.min(...lengths) <= 3);
  }
});

test("any step can be asked for", () => {
  const make = () => batches([{ source: epochs(rows, 1), rows: 6 }], 1);
  const [all, late] = [make(), make()];
  const steps = Array.from({ length: 60 }, (_, step) => all(step).map(idOf));
  assert.equal(late(53).map(idOf), steps[53]);
  assert.equal(late(2).map(idOf), steps[2]);
});

test("shares keep their size in each batch", () => {
  const from = (id: number) => () => ({ tokens: [id], weights: [] });
  const at = batches(
    [
      { source: from(1), rows: 5 },
      { source: from(2), rows: 3 },
    ],
    1,
  );
  for (let step = 0; step < 30; step++) assert.equal(at(step).map(idOf), [1, 1, 1, 1, 1, 2, 2, 2]);
});

test("the rate rises, peaks at the end of the warm-up and falls to its floor", () => {
  const schedule = { steps: 100, rate: 0.5, warmUp: 10, floor: 0.1 };
  const rates = Array.from({ length: 100 }, (_, step) => learningRate(step, schedule));
  assert.ok(Math.abs(rates[0]! - 0.05) < 1e-12);
  assert.ok(Math.abs(rates[9]! - 0.5) < 1e-12);
  assert.ok(Math.abs(rates[10]! - 0.5) < 1e-12);
  assert.ok(Math.abs(rates[99]! - 0.05) < 1e-12);
  for (let i = 11; i < 100; i++) assert.ok(rates[i]! < rates[i - 1]!);
});

test.run();
