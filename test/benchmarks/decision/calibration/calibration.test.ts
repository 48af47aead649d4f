import { suite } from "uvu";
import * as assert from "uvu/assert";
import { brier } from "#benchmarks/decision/calibration/brier";
import { calibration } from "#benchmarks/decision/calibration/calibration";
import type { Forecast } from "#benchmarks/decision/calibration/forecast";
import { reliability } from "#benchmarks/decision/calibration/reliability";
import { stream } from "#src/rng";

const test = suite("calibration");

const near = (got: number | undefined, expected: number, tolerance = 1e-12) =>
  assert.ok(got !== undefined && Math.abs(got - expected) < tolerance, `${got} for ${expected}`);

test("Brier's score is the squared distance from what was right; several right options are one", () => {
  near(brier([{ probabilities: [0.7, 0.2, 0.1], picked: 0, right: [0] }]), 0.09 + 0.04 + 0.01);
  near(brier([{ probabilities: [0.7, 0.2, 0.1], picked: 0, right: [1] }]), 0.49 + 0.64 + 0.01);
  near(brier([{ probabilities: [0.5, 0.3, 0.2], picked: 0, right: [0, 1] }]), 0.04 + 0.04);
  // Brier's own scale: certain and right 0, certain and wrong 2, even odds of two ½.
  near(brier([{ probabilities: [1, 0], picked: 0, right: [0] }]), 0);
  near(brier([{ probabilities: [1, 0], picked: 0, right: [1] }]), 2);
  near(brier([{ probabilities: [0.5, 0.5], picked: 0, right: [1] }]), 0.5);
  assert.is(brier([]), undefined);
});

test("bins hold each forecast once, and the error is the mean gap", () => {
  const at = (confidence: number, isRight: boolean): Forecast => ({
    probabilities: [confidence, 1 - confidence],
    picked: 0,
    right: [isRight ? 0 : 1],
  });
  const { bins, error, worst } = reliability([at(1, true), at(0.95, false), at(0.55, true), at(0, true)]);
  assert.equal(
    bins.map(({ of }) => of),
    [1, 0, 0, 0, 0, 1, 0, 0, 0, 2],
  );
  near(bins[9]!.confidence, 0.975);
  near(bins[9]!.accuracy, 0.5);
  near(error, (2 * 0.475 + 0.45 + 1) / 4);
  near(worst, 1);
  assert.is(reliability([]).error, undefined);
});

test("who says what is, is calibrated; who overstates it is not, by how much", () => {
  const rng = stream(1, "calibration");
  const draw = (stated: (chance: number) => number): Forecast[] =>
    Array.from({ length: 20_000 }, () => {
      const chance = rng.next();
      return { probabilities: [stated(chance), 1 - stated(chance)], picked: 0, right: [rng.next() < chance ? 0 : 1] };
    });
  assert.ok(reliability(draw((chance) => chance)).error! < 0.02);
  // Stated (1 + chance) / 2: on average ¼ too much.
  near(reliability(draw((chance) => (1 + chance) / 2)).error, 0.25, 0.02);
  // The mean of chance (1 − chance) over evenly spread chances is 1/6, twice for two options.
  near(brier(draw((chance) => chance)), 1 / 3, 0.01);
});

test("numbers that are no probabilities are left out and counted; sums are not mended", () => {
  const forecasts: Forecast[] = [
    { probabilities: [0.4, 0.4], picked: 0, right: [0] },
    { probabilities: [1.2, -0.2], picked: 0, right: [0] },
    { probabilities: [Number.NaN, 0.5], picked: 1, right: [0] },
    { probabilities: [0.5], picked: 1, right: [0] },
  ];
  const { of, unusable, brier: score } = calibration(forecasts);
  assert.equal([of, unusable], [1, 3]);
  near(score, 0.36 + 0.16);
  const none = calibration([]);
  assert.equal([none.of, none.unusable, none.brier, none.error], [0, 0, undefined, undefined]);
});

test.run();
