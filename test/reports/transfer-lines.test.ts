import { suite } from "uvu";
import * as assert from "uvu/assert";
import { transferLines } from "#reports/transfer-lines";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("one pair in lines");

const { matrix } = evidence({
  arms: [zeroShot, arm("a"), arm("b")],
  columns: ["a", "b"],
  items: 100,
  say: (row, column, i) => upTo(row === "zero-shot" ? 20 : row === column ? 90 : 80, i),
});
const cell = (row: string, column: string) => matrix.cells.find((one) => one.row === row && one.column === column)!;

test("the paper's statistics and the better ones, with what they rest on", () => {
  const told = transferLines(matrix, cell("a", "b"), [cell("zero-shot", "b"), cell("a", "b"), cell("b", "b")]).join(
    "\n",
  );
  assert.match(told, /^a → b\n {2}zero-shot {2}\.200 \[\.133, \.289\] {2}20 of 100/);
  // 20 and 80 of 100: z = .6 / sqrt(.5 * .5 * 2 / 100) = 8.49.
  assert.match(told, /z = 8\.49, p < \.0001$/m);
  assert.match(told, /performance gap recovered: \.857/);
  assert.match(told, /McNemar: 60 gained, 0 lost/);
  assert.match(told, /Holm, of 2 tests \(McNemar\)/);
  assert.match(told, /difference, in points: \+60\.0 \[\+/);
  assert.match(told, /transfers \(p < \.01 with Holm, interval above 0\): yes/);
});

test("over several seeds McNemar is told seed by seed, and Holm is of sign flips", () => {
  const repeated = evidence({
    arms: [zeroShot, arm("a", "cot", [1, 2]), arm("b", "cot", [1, 2])],
    columns: ["a", "b"],
    items: 100,
    say: (row, _column, i, seed) => upTo(row === "zero-shot" ? 20 : 20 + 4 * seed!, i),
  }).matrix;
  const one = repeated.cells.find(({ row, column }) => row === "a" && column === "b")!;
  const told = transferLines(repeated, one, [one]).join("\n");
  // All gained: mid-p is 2^-4 and 2^-8.
  assert.match(told, "McNemar: 12 gained, 0 lost over 2 models, mid-p by seed .063, .0039");
  assert.match(told, /Holm, of 2 tests \(sign flips by instance\): p = /);
});

test("zero-shot has accuracies alone", () => {
  assert.is(transferLines(matrix, cell("zero-shot", "a"), [cell("zero-shot", "a")]).length, 2);
});

test.run();
