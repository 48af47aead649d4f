import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyses } from "#reports/analyses/index";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("contrasts");

test("lost items counted by pair, the first two shown with both replies, strategies among themselves", () => {
  const run = evidence({
    arms: [zeroShot, arm("a"), arm("b"), arm("a", "dpo", [1, 2])],
    columns: ["a", "b"],
    items: 10,
    say: (row, column, i, seed) => ({
      ...upTo(row === column ? 8 : 3, i),
      reply: `${row} of seed ${seed} to item ${i}`,
    }),
  });
  const { table, says, contrasts } = analyses.contrasts.make([run], {});
  assert.match(says[0]!, /^Of 16 answers that are right after tuning on the tested setting, 10 \(63%\) are wrong/);
  assert.equal(table.rows, [
    ["b → a", "8", "5", "63%"],
    ["a → b", "8", "5", "63%"],
  ]);
  assert.equal(contrasts!.map(({ place, right, wrong }) => [place, right, wrong]).slice(1, 3), [
    [
      "b → a",
      { who: "tuned on a: right", reply: "a of seed 7 to item 4" },
      { who: "tuned on b: wrong", reply: "b of seed 7 to item 4" },
    ],
    [
      "a → b",
      { who: "tuned on b: right", reply: "b of seed 7 to item 3" },
      { who: "tuned on a: wrong", reply: "a of seed 7 to item 3" },
    ],
  ]);
  const prompts = new Set([...run.replies()].map(({ question }) => question.prompt));
  assert.ok(contrasts!.every(({ prompt }) => prompts.has(prompt)));
});

test("a run without a pair is a mistake", () => {
  const run = evidence({ arms: [zeroShot, arm("a")], columns: ["a"], say: () => ({ outcome: "correct" }) });
  assert.throws(() => analyses.contrasts.make([run], {}), /expected models tuned on a tested setting beside/);
});

test.run();
