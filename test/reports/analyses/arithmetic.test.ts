import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { StackChart } from "#reports/analyses/chart/chart";
import { analyses } from "#reports/analyses/index";
import { arm, evidence, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("arithmetic");

test("right, slipped and other answers of each cell, over all its models", () => {
  const run = evidence({
    arms: [zeroShot, arm("a", "cot", [1, 2])],
    columns: ["a"],
    items: 10,
    say: (row, _column, i) => {
      if (row === "zero-shot") return { outcome: "unparsed", reply: "Blue." };
      if (i < 5) return { outcome: "correct", reply: "1 + 1 = 3" };
      return { outcome: "wrong", reply: i < 8 ? "2 + 2 = 5" : "2 + 2 = 4\nQ: and 1 + 1?\nA: 1 + 1 = 3" };
    },
  });
  const { table, says, figure } = analyses.arithmetic.make([run], {});
  assert.equal(table.rows, [
    ["zero-shot → a", ".000 (0)", ".000 (0)", "1.000 (10)"],
    ["a → a", ".500 (10)", ".300 (6)", ".200 (4)"],
  ]);
  assert.match(says[0]!, /^Of 20 replies that are not right, 6 \(30%\) state a sum that is wrong/);
  assert.match(says[1]!, /^20 of all 30 replies state a sum/);
  assert.equal((figure as StackChart).groups[1]!.shares, [0.5, 0.3, 0.2]);
});

test("where no reply states a sum, nothing is said of arithmetic", () => {
  const run = evidence({ arms: [zeroShot], columns: ["a"], say: () => ({ outcome: "wrong", reply: "5" }) });
  assert.match(analyses.arithmetic.make([run], {}).says[0]!, /^No reply states a sum.* The worked solutions do\.$/);
  const target = "0 0: 2 3; 2 3 via 0.";
  const untaught = [...run.replies()].map((one) => ({ ...one, question: { ...one.question, target } }));
  const { says } = analyses.arithmetic.make([{ ...run, replies: () => untaught }], {});
  assert.match(says[0]!, "those of steps (problems: reasoning: steps) state sums");
});

test("a run without shortest paths is a mistake", () => {
  const run = evidence({ arms: [zeroShot, arm("a")], columns: ["a"], say: () => ({ outcome: "wrong" }) });
  assert.throws(
    () => analyses.arithmetic.make([{ ...run, replies: () => [] }], {}),
    /expected replies to shortest-path problems/,
  );
});

test.run();
