import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clopperPearson } from "#eval/stats/clopper-pearson";
import type { Interval } from "#eval/stats/interval";
import { newcombe } from "#eval/stats/newcombe";
import { wilson } from "#eval/stats/wilson";
import { binomialMass } from "#test/eval/stats/brute";
import { close } from "#test/eval/stats/close";

const test = suite("intervals of proportions");
const shares = Array.from({ length: 99 }, (_, i) => (i + 1) / 100);

/** The chance that the interval of a sample of 30 holds the true share. */
function coverage(interval: (right: number) => Interval, share: number): number {
  let covered = 0;
  for (let right = 0; right <= 30; right++) {
    const [low, high] = interval(right);
    if (low <= share && share <= high) covered += binomialMass(right, 30, share);
  }
  return covered;
}

test("Clopper and Pearson's bounds leave half of what is not covered in each binomial tail", () => {
  const [low, high] = clopperPearson({ right: 7, of: 40 }, 0.9);
  let [atLeast, atMost] = [0, 0];
  for (let k = 7; k <= 40; k++) atLeast += binomialMass(k, 40, low);
  for (let k = 0; k <= 7; k++) atMost += binomialMass(k, 40, high);
  close(atLeast, 0.05, "upper tail at the lower bound");
  close(atMost, 0.05, "lower tail at the upper bound");
});

test("Clopper and Pearson's interval at the edges has a closed form", () => {
  close(clopperPearson({ right: 0, of: 500 })[1], 1 - 0.025 ** (1 / 500), "0/500");
  close(clopperPearson({ right: 500, of: 500 })[0], 0.025 ** (1 / 500), "500/500");
  assert.is(clopperPearson({ right: 0, of: 500 })[0], 0);
  assert.is(clopperPearson({ right: 500, of: 500 })[1], 1);
  assert.equal(clopperPearson({ right: 0, of: 0 }), [0, 1]);
  close(clopperPearson({ right: 1, of: 1 })[0], 0.025, "1/1");
});

test("Clopper and Pearson's covers at least 95% at every share; Wilson's covers 95% on average", () => {
  const exact = shares.map((share) => coverage((right) => clopperPearson({ right, of: 30 }), share));
  const score = shares.map((share) => coverage((right) => wilson({ right, of: 30 }), share));
  assert.ok(Math.min(...exact) >= 0.95, `least ${Math.min(...exact)}`);
  const mean = score.reduce((a, b) => a + b, 0) / score.length;
  assert.ok(Math.abs(mean - 0.95) < 0.01, `mean ${mean}`);
  assert.ok(Math.min(...score) < 0.95);
});

test("Newcombe's interval for independent shares agrees with the method 10 of his Table II", () => {
  for (const [a, b, low, high] of [
    [[56, 70], [48, 80], 0.0524, 0.3339],
    [[9, 10], [3, 10], 0.1705, 0.809],
    [[6, 7], [2, 7], 0.0582, 0.8062],
    [[5, 56], [0, 29], -0.0381, 0.1926],
    [[0, 10], [0, 20], -0.1611, 0.2775],
    [[0, 10], [0, 10], -0.2775, 0.2775],
    [[10, 10], [0, 20], 0.6791, 1],
    [[10, 10], [0, 10], 0.6075, 1],
  ] as const) {
    const got = newcombe({ right: a[0], of: a[1] }, { right: b[0], of: b[1] });
    assert.is(got[0].toFixed(4), low.toFixed(4), `low ${a} ${b}`);
    assert.is(got[1].toFixed(4), high.toFixed(4), `high ${a} ${b}`);
  }
  assert.equal(newcombe({ right: 0, of: 0 }, { right: 0, of: 0 }), [-1, 1]);
});

test.run();
