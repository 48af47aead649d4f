import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { BarChart } from "#reports/analyses/chart/chart";
import { analyses } from "#reports/analyses/index";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("real world");

test("each set under its four conditions, by the first strategy", () => {
  const settings = ["conn-path", "conn-topo", "all-synthetic", "strategyqa"];
  const run = evidence({
    arms: [zeroShot, ...settings.map((setting) => arm(setting)), arm("conn-path", "dpo")],
    columns: ["strategyqa", "proscript"],
    items: 200,
    pattern: "real-world",
    related: { strategyqa: "conn-path", proscript: "conn-topo" },
    say: (row, column, i) =>
      upTo(
        { "zero-shot": 80, "conn-path": 140, "conn-topo": 40, "all-synthetic": 85 }[row] ?? (row === column ? 180 : 0),
        i,
      ),
  });
  const { table, says, figure } = analyses["real-world"].make([run], {});
  assert.equal(
    table.rows.map((row) => row.map((cell) => cell.split(" ")[0])),
    [
      ["strategyqa", "200", ".400", ".700", ".425", ".900"],
      ["proscript", "200", ".400", ".200", ".425", "–"],
    ],
  );
  assert.match(
    says[0]!,
    /synthetic tasks raise 1 of 4 accuracies significantly and lower 1; a set’s own items raise 1 of 1/,
  );
  assert.match(
    says[1]!,
    /^strategyqa: \.400 before tuning; related tasks \+30\.0 \[.*\] points, a gain; all synthetic tasks \+2\.5 .*, no significant change; its own items \+50\.0 .*, a gain\.$/,
  );
  assert.match(says[2]!, /^proscript: .*related tasks −20\.0 .* points, a loss/);
  assert.match(says[3]!, /^Models tuned by cot are shown; see analyse strategies for dpo/);
  assert.equal(
    (figure as BarChart).groups[1]!.bars.map((bar) => bar?.share),
    [0.4, 0.2, 0.425, undefined],
  );
});

test("another pattern's run is a mistake", () => {
  const run = evidence({ arms: [zeroShot, arm("a")], columns: ["a"], say: () => ({ outcome: "correct" }) });
  assert.throws(() => analyses["real-world"].make([run], {}), /run of the real-world pattern, got one of semantic/);
});

test.run();
