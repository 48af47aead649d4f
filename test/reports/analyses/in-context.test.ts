import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyses } from "#reports/analyses/index";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("in context");
const inContext = analyses["in-context"];

const make = (examples: number, gain: number, columns = ["a", "b"]) =>
  evidence({
    arms: [zeroShot, ...columns.map((column) => arm(column))],
    columns,
    items: 100,
    examples,
    say: (row, _column, i) => upTo(row === "zero-shot" ? 20 : 20 + gain, i),
  });

test("both runs cell by cell on the same items, whichever comes first", () => {
  const { table, says, figure } = inContext.make([make(2, 0), make(0, 60)], {});
  assert.match(says[0]!, /^Without examples 2 of 2 transfers .* paper’s z, 2 by .*; with them, .* 0 of 2 .*, 0 by/);
  assert.match(says[1]!, /^Examples change 4 of 6 cells significantly \(p < \.01\), 0 up and 4 down/);
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
  assert.throws(
    () => inContext.make([make(0, 0, ["c"]), make(2, 0)], {}),
    /runs of the same problems, got none in common/,
  );
});

test.run();
