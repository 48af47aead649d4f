import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { signFlipExact } from "#eval/stats/sign-flip-exact";
import { close } from "#test/eval/stats/close";

const test = suite("exact sign flips");

/** By trying every assignment of signs. */
function enumerated(scores: readonly number[]): number {
  const observed = Math.abs(scores.reduce((sum, score) => sum + score, 0));
  let extreme = 0;
  for (let signs = 0; signs < 2 ** scores.length; signs++) {
    const sum = scores.reduce((total, score, i) => total + ((signs >> i) & 1 ? score : -score), 0);
    if (Math.abs(sum) >= observed) extreme++;
  }
  return extreme / 2 ** scores.length;
}

test("property: every assignment of signs gives the same p", () => {
  const scores = fc.array(fc.integer({ min: -7, max: 7 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(scores, (all) => Math.abs(signFlipExact(all) - enumerated(all)) < 1e-12),
    { seed: 5, numRuns: 300 },
  );
});

test("scores of one are McNemar's exact test, far into the tail", () => {
  for (const [gained, lost] of [
    [0, 0],
    [3, 3],
    [30, 12],
    [300, 0],
    [250, 90],
  ] as const) {
    const scores = [...Array(gained).fill(1), ...Array(lost).fill(-1), 0, 0];
    const expected = mcnemarExact(gained, lost);
    assert.ok(Math.abs(signFlipExact(scores) / expected - 1) < 1e-9, `${gained}, ${lost}`);
  }
});

test("copies of a score count once", () => close(signFlipExact([4, 4, 4, 4, 4]), 2 / 2 ** 5, "five instances"));

test.run();
