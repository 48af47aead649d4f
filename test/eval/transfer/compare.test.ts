import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ZERO_SHOT } from "#eval/cell";
import { compare } from "#eval/transfer/compare";
import { pairedP } from "#eval/transfer/paired";
import { close } from "#test/eval/stats/close";
import { cellFrom, marksOf } from "#test/eval/transfer/marks";

const test = suite("a comparison");
const rules = { alpha: 0.01, lambda: 0.8, margin: 0.05, resamples: 200 };
const against = (tuned: string | readonly string[], zeroShot: string, own = "", instanceOf?: (i: number) => number) =>
  compare(
    {
      tuned: cellFrom("x", "y", tuned, instanceOf),
      zeroShot: cellFrom(ZERO_SHOT, "y", zeroShot, instanceOf),
      inDistribution: own === "" ? "no model was tuned on it" : cellFrom("y", "y", own, instanceOf),
    },
    rules,
  );

const marks = (least: number) => fc.string({ unit: fc.constantFrom("+", "-", "?"), minLength: least, maxLength: 60 });

test("property: swapping the arms flips every sign and nothing else", () => {
  fc.assert(
    fc.property(marks(2), marks(2), (a, b) => {
      const n = Math.min(a.length, b.length);
      const [there, back] = [against(a.slice(0, n), b.slice(0, n)), against(b.slice(0, n), a.slice(0, n))];
      const near = (x = 0, y = 0) => assert.ok(Math.abs(x - y) < 1e-9, `${x} and ${y}`);
      near(there.z, -(back.z ?? 0));
      near(there.p, back.p);
      near(there.difference.value, -back.difference.value);
      near(there.difference.interval![0], -back.difference.interval![1]);
      near(there.difference.interval![1], -back.difference.interval![0]);
      assert.equal([there.mcnemar.gained, there.mcnemar.lost], [back.mcnemar.lost, back.mcnemar.gained]);
      near(there.mcnemar.p, back.mcnemar.p);
      near(there.mcnemar.exact, back.mcnemar.exact);
      assert.is(there.detectable, back.detectable);
      near(there.equivalence.p, back.equivalence.p);
      near(there.unread.difference[0], -back.unread.difference[1]);
      assert.ok(!(there.significant && back.significant));
    }),
    { seed: 3, numRuns: 150 },
  );
});

/** Two-sided p of the sum of the clusters' differences, by every assignment of signs. */
function bySigns(differences: readonly number[]): number {
  const observed = Math.abs(differences.reduce((sum, d) => sum + d, 0));
  let extreme = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs++) {
    const sum = differences.reduce((total, d, i) => total + ((signs >> i) & 1 ? d : -d), 0);
    if (Math.abs(sum) >= observed - 1e-9) extreme++;
  }
  return extreme / 2 ** differences.length;
}

test("items of one instance are flipped together: against every assignment of signs", () => {
  const [before, after] = ["+--+---+----", "++-+++-++-+-"];
  const third = (i: number) => Math.floor(i / 2);
  const { instances, mcnemar, difference } = against(after, before, "", third);
  const delta = (i: number) => Number(after[i] === "+") - Number(before[i] === "+");
  const expected = bySigns([0, 1, 2, 3, 4, 5].map((k) => delta(2 * k) + delta(2 * k + 1)));
  assert.is(instances!.count, 6);
  close(instances!.p, expected, "p by instance");
  assert.equal([mcnemar.gained, mcnemar.lost], [5, 0]);
  close(mcnemar.exact!, 2 ** -4, "McNemar, as if items were independent");
  assert.ok(difference.interval![0] <= 5 / 12 && difference.interval![1] >= 5 / 12);
});

test("several models are flipped together: against every assignment of signs", () => {
  const lines = ["++-+-+-+", "++++---+", "+-++-+--"];
  const before = "+---+---";
  const found = against(lines, before);
  const deltas = [...before].map((was, i) => lines.filter((line) => line[i] === "+").length / 3 - Number(was === "+"));
  close(pairedP(found), bySigns(deltas), "p");
  close(found.difference.value, deltas.reduce((a, b) => a + b, 0) / 8, "difference");
});

test("where nothing was read, everything could follow: bounds by hand", () => {
  // 10 items; before: 2 right, 3 unread; after: 6 right, 2 unread
  const { unread } = against("++++++??--", "++???-----");
  assert.equal(unread.accuracy, [0.6, 0.8]);
  close(unread.difference[0], 0.6 - 0.5, "worst");
  close(unread.difference[1], 0.8 - 0.2, "best");
  // At best z is 2.7; on the same items 6 gained and none lost, 2^-6.
  assert.equal(unread.flips, { z: true, paired: false });
});

test("unread replies that decide a claim are flagged, for the test that they decide", () => {
  const before = marksOf(200, (i) => i < 60);
  const clear = against(
    marksOf(200, (i) => i < 150),
    before,
  );
  assert.equal(clear.unread.flips, { z: false, paired: false });
  const half = marksOf(200, (i) => i < 62).replace(/-/g, (_, at: number) => (at < 150 ? "?" : "-"));
  const open = against(half, before);
  assert.equal([open.significant, open.unread.flips], [false, { z: true, paired: true }]);
  // 12 gained and none lost: 2^-12 on the same items, but not by z; four fewer gained, and neither claims
  const close12 = against(
    marksOf(200, (i) => i < 72),
    before,
  );
  assert.equal([close12.significant, close12.mcnemar.p! < 0.01], [false, true]);
  const unreadGain = against(
    marksOf(200, (i) => i < 66).replace(/-/g, (_, at: number) => (at < 72 ? "?" : "-")),
    before,
  );
  assert.equal(unreadGain.unread.flips, { z: false, paired: true });
});

test("a difference of nothing over enough items is equivalence, over few it is not", () => {
  const alternate = (of: number) =>
    against(
      marksOf(of, (i) => i % 20 < 10),
      marksOf(of, (i) => i % 20 < 9 || i % 20 === 19),
    );
  assert.equal([alternate(2000).equivalence.equivalent, alternate(40).equivalence.equivalent], [true, false]);
  assert.is(alternate(40).mcnemar.p, 1);
});

test("the recovery’s intervals lie about it, and Fieller’s near the bootstrap’s", () => {
  const half = (i: number, share: number) => (i * 7) % 100 < share;
  const row = (share: number) => marksOf(400, (i) => half(i, share));
  const { recovery, gap, strong, gains } = against(row(70), row(30), row(80));
  close(recovery!, 0.8, "recovery");
  assert.is(strong, true);
  close(gains!.inDistribution, 0.5, "gain in distribution");
  const [low, high] = gap!.interval!;
  assert.ok(low < 0.8 && high > 0.8 && low > 0.7 && high < 0.9, `${low} to ${high}`);
  assert.ok(gap!.fieller?.kind === "interval");
  for (const i of [0, 1] as const) assert.ok(Math.abs(gap!.fieller.interval[i] - gap!.interval![i]) < 0.02);
  assert.ok(gap!.atLeastLambda! > 0.3 && gap!.atLeastLambda! < 0.7);
});

test("no bootstrap, no interval that rests on one", () => {
  const cells = { tuned: cellFrom("x", "y", ["++-", "+-+"]), zeroShot: cellFrom(ZERO_SHOT, "y", "---") };
  const quick = compare({ ...cells, inDistribution: cells.tuned }, { ...rules, resamples: 0 });
  assert.equal(
    [quick.difference.interval, quick.gap, quick.equivalence],
    [undefined, undefined, { equivalent: false }],
  );
});

test.run();
