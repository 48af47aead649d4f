import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { PanelChart } from "#reports/analyses/chart/chart";
import { analyses } from "#reports/analyses/index";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("mixture");
const { mixture } = analyses;
const shareOf = (row: string) => Number(/-(\d+)/.exec(row)?.[1] ?? 10);

test("arms in the order of their shares under the model before tuning; what moved, on the same items", () => {
  const run = evidence({
    arms: [zeroShot, ...[85, 25, 55].map((share) => arm(`shortest-path-${share}`))],
    columns: ["shortest-path", "connectivity"],
    items: 100,
    pattern: "reasoning",
    say: (row, column, i) => upTo(column === "shortest-path" ? shareOf(row) : row === "zero-shot" ? 20 : 50, i),
  });
  const { table, says, figure } = mixture.make([run], {});
  assert.equal(
    table.rows.map(([name]) => name),
    ["nothing (zero-shot)", "25% shortest-path", "55% shortest-path", "85% shortest-path"],
  );
  assert.match(table.rows[1]![1]!, /^\.250 /);
  assert.match(says[0]!, /moves significantly \(p < \.01\) on 1 of 2 tasks, 1 up and 0 down/);
  // 60 items right at 85% only, none at 25% only.
  assert.match(
    says[1]!,
    /^shortest-path: \.250 at 25%, \.850 at 85%: \+60\.0 \[\+4\d\.\d to \+6\d\.\d\] points, p < \.0001/,
  );
  assert.match(says[1]!, /before tuning \.100\.$/);
  assert.match(
    says[2]!,
    /^connectivity: \.500 at 25%, \.500 at 85%: 0\.0 \[.*\] points, p = 1\.00; before tuning \.200/,
  );
  const { panels, series } = figure as PanelChart;
  assert.equal(series, []);
  assert.equal(
    panels.map(({ lines, levels }) => [lines.map((line) => line.map(({ x }) => x)), levels.map(({ share }) => share)]),
    [
      [[[25, 55, 85]], [0.1]],
      [[[25, 55, 85]], [0.2]],
    ],
  );
});

test("the whole share is the upper bound in its own panel; a best share between the ends is told", () => {
  const run = evidence({
    arms: [zeroShot, ...[25, 55, 100].map((share) => arm(`shortest-path-${share}`))],
    columns: ["shortest-path", "connectivity"],
    items: 40,
    pattern: "reasoning",
    say: (row, column, i) => upTo(column === "connectivity" && shareOf(row) === 55 ? 39 : 30, i),
  });
  const { says, figure } = mixture.make([run], {});
  assert.equal(
    (figure as PanelChart).panels.map(({ levels }) => levels.map(({ name }) => name)),
    [["before tuning", "shortest-path alone"], ["before tuning"]],
  );
  assert.match(says[2]!, /best \.975 at 55%/);
  assert.not.match(says[1]!, /best/);
});

test("strategies have lines of their own, and their comparisons are adjusted together", () => {
  const run = evidence({
    arms: [
      zeroShot,
      ...[25, 85].flatMap((share) => [
        arm(`max-flow-${share}`, "cot", [1, 2]),
        arm(`max-flow-${share}`, "dpo", [1, 2]),
      ]),
    ],
    columns: ["max-flow"],
    items: 40,
    pattern: "reasoning",
    say: (row, _column, i, seed = 0) => upTo(row.includes("85") && row.includes("dpo") ? 30 + seed : 5 + seed, i),
  });
  const { says, table, figure } = mixture.make([run], {});
  assert.match(says[0]!, /on 1 of 2 tasks and strategies, 1 up and 0 down/);
  assert.match(says[2]!, /^max-flow \(dpo\): .* \+62\.5 /);
  assert.equal((figure as PanelChart).series, ["cot", "dpo"]);
  assert.is(table.rows.at(-1)![0], "85% max-flow (dpo)");
});

test("a run without mixtures, or with one, is a mistake", () => {
  const plain = (...settings: string[]) =>
    evidence({
      arms: [zeroShot, ...settings.map((one) => arm(one))],
      columns: ["a"],
      say: () => ({ outcome: "wrong" }),
    });
  assert.throws(() => mixture.make([plain("a")], {}), /two mixed training files or more, got none; .*mix: in/);
  assert.throws(() => mixture.make([plain("a-25")], {}), /two mixed training files or more, got one/);
});

test.run();
