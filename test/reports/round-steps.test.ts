import { suite } from "uvu";
import * as assert from "uvu/assert";
import { roundPowers, roundSteps } from "#reports/analyses/chart/round-steps";

const test = suite("round steps");

test("steps are round, even, within the range, and about as many as wished", () => {
  assert.equal(roundSteps(0.673, 0.914, 5), [0.7, 0.75, 0.8, 0.85, 0.9]);
  assert.equal(roundSteps(0, 1, 5), [0, 0.2, 0.4, 0.6, 0.8, 1]);
  assert.equal(roundSteps(-3, 4, 4), [-2, 0, 2, 4]);
  for (let i = 1; i < 200; i++) {
    const [low, high] = [-(i % 7) / 3, i * i * 0.013];
    const steps = roundSteps(low, high, 5);
    assert.ok(steps.every((step) => step >= low - 1e-9 && step <= high + 1e-9));
    assert.ok(steps.length >= 2 && steps.length <= 6, `${low} to ${high}: ${steps}`);
    const first = (steps[1]! - steps[0]!).toExponential(6)[0];
    assert.ok(["1", "2", "5"].includes(first!), `${steps}`);
  }
});

test("a range of one point has one step", () => {
  assert.equal(roundSteps(0.5, 0.5), [0.5]);
});

test("marks of a logarithmic axis are those of the range", () => {
  assert.equal(roundPowers(450, 6000), [500, 1000, 2000, 5000]);
  assert.equal(roundPowers(0.02, 0.1), [0.02, 0.05, 0.1]);
  assert.equal(roundPowers(1, 1), [1]);
  assert.equal(roundPowers(600, 900), []);
});

test.run();
