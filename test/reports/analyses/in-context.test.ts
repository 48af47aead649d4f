import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyses } from "#reports/analyses/index";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("in context");
const inContext = analyses["in-context"];

const make = (examples: number, gain: number, others: Partial<Parameters<typeof evidence>[0]> = {}) =>
  evidence({
    ...others,
    arms: [zeroShot, arm("a"), arm("b")],
    columns: ["a", "b"],
    items: 100,
    examples,
    say: (row, _column, i) => upTo(row === "zero-shot" ? 20 : 20 + gain, i),
  });

test("both runs cell by cell on the same items, whichever comes first", () => {
  const { table, says, figure } = inContext.make([make(2, 0), make(0, 60)], {});
  assert.match(says[0]!, /^Without examples 2 of 2 transfers .* paper’s z, 2 by .*; with them, .* 0 of 2 .*, 0 by/);
  assert.match(says[2]!, /^Examples change 4 of 6 cells significantly \(p < \.01\), 0 up and 4 down/);
  const cell = table.rows.find(([place]) => place === "a → b")!;
  assert.match(cell[1]!, /^\.800/);
  assert.match(cell[2]!, /^\.200/);
  assert.match(cell[3]!, /^−60\.0 \[−6\d\.\d to −4\d\.\d\]$/);
  assert.equal(cell.slice(4), ["<.0001", "gain / gain", "none / none"]);
  assert.equal(table.rows[0]!.slice(4), ["1.00", "–", "–"]);
  assert.is(figure!.kind, "bars");
});

test("runs that are not a pair are mistakes", () => {
  assert.throws(() => inContext.make([make(0, 0), make(0, 0)], {}), /expected one run without examples and one with/);
  assert.throws(() => inContext.make([make(2, 0), make(1, 0)], {}), /got made: [12], made: [12]$/);
});

test("runs of two experiments are refused, with everything in which they differ on one line", () => {
  const tune = (steps: number) => ({ via: "local", steps });
  const plain = make(0, 60, { name: "plain", manifest: "aaaa", setup: { seeds: 1, train: 400, tune: tune(900) } });
  const same = make(2, 60, { name: "same", manifest: "aaaa", setup: { seeds: 1, train: 400, tune: tune(900) } });
  const other = make(2, 60, { name: "other", manifest: "bbbb", setup: { seeds: 3, train: 64, tune: tune(90) } });
  inContext.make([plain, same], {});
  assert.throws(
    () => inContext.make([plain, other], {}),
    'in-context: expected two runs of one experiment file in which ask: examples: alone differs, got plain and other, which differ (seeds: 1 → 3, splits: "aaaa" → "bbbb", train: 400 → 64, tune.steps: 900 → 90); ',
  );
});

test("accuracies and points are of the items that both runs have a reply to", () => {
  const half = evidence({
    arms: [zeroShot, arm("a"), arm("b")],
    columns: ["a", "b"],
    items: 100,
    examples: 2,
    say: (row, _column, i) => (i < 40 ? { outcome: "failed" } : upTo(row === "zero-shot" ? 50 : 70, i)),
  });
  const { table, says } = inContext.make([make(0, 60), half], {});
  const cell = table.rows.find(([place]) => place === "a → b")!;
  // without: 40 … 79 of 40 … 99 right; with: 40 … 69
  assert.equal([cell[1]!.slice(0, 4), cell[2]!.slice(0, 4), cell[3]!.split(" ")[0]], [".667", ".500", "−16.7"]);
  assert.match(says[1]!, "60 items a cell");
});

test.run();
