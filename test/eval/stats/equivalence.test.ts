import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scorePaired } from "#eval/stats/score-paired";
import { scoreUnpaired } from "#eval/stats/score-unpaired";
import { tostPaired } from "#eval/stats/tost-paired";
import { tostUnpaired } from "#eval/stats/tost-unpaired";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { stream } from "#src/rng";
import { pairedTables } from "#test/eval/stats/brute";
import { close } from "#test/eval/stats/close";

const test = suite("equivalence");
const rng = stream(8, "equivalence");

/** Where a falling function crosses 0. */
function root(falling: (x: number) => number, low: number, high: number): number {
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

test("without a difference the score statistics are McNemar's and the pooled z", () => {
  close(scorePaired({ both: 59, gained: 16, lost: 6, neither: 80 }, 0), 10 / Math.sqrt(22), "paired");
  const [a, b] = [
    { right: 56, of: 70 },
    { right: 48, of: 80 },
  ];
  close(scoreUnpaired(a, b, 0), twoProportionZ(a, b)!.z, "unpaired");
});

test("the paired score statistic has the variance of the restricted likelihood's maximum", () => {
  for (let round = 0; round < 200; round++) {
    const [both, gained, lost, neither] = Array.from({ length: 4 }, () => rng.int(1, 60)) as [
      number,
      number,
      number,
      number,
    ];
    const n = both + gained + lost + neither;
    const difference = rng.int(-60, 60) / 100;
    const slope = (p: number) =>
      gained / (p + difference) + lost / p - (2 * (both + neither)) / (1 - 2 * p - difference);
    const p = root(slope, Math.max(0, -difference), (1 - difference) / 2);
    const variance = (2 * p + difference - difference ** 2) / n;
    const expected = ((gained - lost) / n - difference) / Math.sqrt(variance);
    close(
      scorePaired({ both, gained, lost, neither }, difference),
      expected,
      `${[both, gained, lost, neither, difference]}`,
    );
  }
});

test("equivalence is seldom found where the difference is the margin, and mostly where there is none", () => {
  const found = (gained: number, lost: number) => {
    let chance = 0;
    for (const pairs of pairedTables(50, { both: 0.4, gained, lost })) {
      if (tostPaired(pairs.table, 0.2) < 0.05) chance += pairs.chance;
    }
    return chance;
  };
  const [atMargin, atNone] = [found(0.25, 0.05), found(0.08, 0.08)];
  assert.ok(atMargin < 0.06, `at the margin ${atMargin}`);
  assert.ok(atNone > 0.9, `without difference ${atNone}`);
});

test("more items make equal arms surely equivalent; a difference beyond the margin never is", () => {
  const equal = (n: number) => tostUnpaired({ right: n / 2, of: n }, { right: n / 2, of: n }, 0.1);
  assert.ok(equal(2000) < 1e-6 && equal(100) > 0.05);
  assert.ok(tostUnpaired({ right: 700, of: 1000 }, { right: 500, of: 1000 }, 0.1) > 0.99);
  assert.ok(tostPaired({ both: 500, gained: 0, lost: 0, neither: 500 }, 0.05) < 1e-6);
  assert.ok(tostPaired({ both: 5, gained: 0, lost: 0, neither: 5 }, 0.05) > 0.1, "ten items that agree prove little");
});

test("nothing is equivalent without items, and a margin must be one", () => {
  assert.is(tostPaired({ both: 0, gained: 0, lost: 0, neither: 0 }, 0.1), 1);
  assert.is(tostUnpaired({ right: 0, of: 0 }, { right: 3, of: 5 }, 0.1), 1);
  for (const margin of [0, 1, -0.1, Number.NaN]) {
    assert.throws(() => tostUnpaired({ right: 1, of: 5 }, { right: 3, of: 5 }, margin), /margin between 0 and 1/);
  }
});

test("shares at the edge have a score statistic too", () => {
  for (const [a, b] of [
    [0, 0],
    [0, 20],
    [20, 20],
    [20, 0],
  ] as const) {
    for (const difference of [-0.3, -0.05, 0.05, 0.3]) {
      const z = scoreUnpaired({ right: a, of: 20 }, { right: b, of: 20 }, difference);
      assert.ok(
        Number.isFinite(z) && Math.sign(z) === Math.sign((a - b) / 20 - difference),
        `${a} ${b} ${difference}: ${z}`,
      );
    }
  }
});

test.run();
