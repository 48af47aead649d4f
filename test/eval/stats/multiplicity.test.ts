import { suite } from "uvu";
import * as assert from "uvu/assert";
import { benjaminiHochberg } from "#eval/stats/benjamini-hochberg";
import { adjust } from "#eval/stats/family";
import { holm } from "#eval/stats/holm";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";

const test = suite("families of tests");

// Benjamini and Hochberg 1995, section 4.1: of 15 comparisons, Bonferroni's and Holm's procedures reject 3 at .05, theirs 4.
const published = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
];

test("the published example rejects as many as its authors say", () => {
  assert.is(holm(published).filter((p) => p <= 0.05).length, 3);
  assert.is(benjaminiHochberg(published).filter((p) => p <= 0.05).length, 4);
});

test("adjusted p-values are those at which the step procedures just reject", () => {
  const rng = stream(5, "families");
  for (let round = 0; round < 50; round++) {
    const ps = Array.from({ length: rng.int(1, 12) }, () => Math.ceil(rng.next() ** 3 * 20) / 20);
    const [down, up] = [holm(ps), benjaminiHochberg(ps)];
    for (const alpha of [0.01, 0.06, 0.11, 0.31, 0.71]) {
      const sorted = ps.toSorted((a, b) => a - b);
      const kept = sorted.findIndex((p, i) => p > alpha / (ps.length - i) + 1e-12);
      const largest = sorted.findLastIndex((p, i) => p <= ((i + 1) * alpha) / ps.length + 1e-12);
      assert.is(down.filter((p) => p <= alpha + 1e-12).length, kept < 0 ? ps.length : kept, `Holm ${ps} ${alpha}`);
      assert.is(up.filter((p) => p <= alpha + 1e-12).length, largest + 1, `BH ${ps} ${alpha}`);
    }
  }
});

test("equal p-values stay equal, the order given is kept, and an empty family is empty", () => {
  for (const adjusted of [holm, benjaminiHochberg]) {
    const got = adjusted([0.04, 0.01, 0.04, 0.01]);
    close(got[0]!, got[2]!, "ties");
    close(got[1]!, got[3]!, "ties");
    assert.ok(got[1]! < got[0]!);
    assert.equal(adjusted([]), []);
    assert.equal(adjusted([0.3]), [0.3]);
  }
});

test("what is not a p-value is refused", () => {
  for (const wrong of [Number.NaN, -0.1, 1.1]) {
    assert.throws(() => holm([0.5, wrong]), /p-values within 0 … 1, got .* at place 1/);
    assert.throws(() => benjaminiHochberg([wrong]), /p-values within 0 … 1/);
  }
});

test("a family is adjusted as it was declared", () => {
  const family = { name: "transfers", members: ["a", "b", "c"] };
  const adjusted = adjust(
    family,
    new Map([
      ["c", undefined],
      ["a", 0.02],
      ["b", 0.01],
    ]),
  );
  assert.equal([...adjusted.keys()], ["a", "b", "c"]);
  assert.equal(adjusted.get("b"), { p: 0.01, holm: 0.03, benjaminiHochberg: 0.03 });
  assert.equal(adjusted.get("a"), { p: 0.02, holm: 0.04, benjaminiHochberg: 0.03 });
  assert.equal(adjusted.get("c"), { p: 1, holm: 1, benjaminiHochberg: 1 });
  assert.throws(() => adjust(family, new Map([["a", 0.1]])), /transfers: no result for b/);
  const more = new Map([...family.members, "d"].map((name) => [name, 0.1]));
  assert.throws(() => adjust(family, more), /transfers: d was not declared/);
});

test.run();
