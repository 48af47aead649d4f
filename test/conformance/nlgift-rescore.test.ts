import { existsSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loggedRows } from "#benchmarks/nlgift/release/index";
import { rescore, type ScoredCell } from "#benchmarks/nlgift/rescore/index";
import { needsShared, shared } from "#test/needs";

const logs = "data/nlgift/logs";
const test = suite("NLGift's published replies, scored as its authors seem to have");
const where = needsShared(test, logs);

const cells = existsSync(shared(logs))
  ? rescore(
      loggedRows(shared(logs), () => assert.unreachable()),
      "paper",
    )
  : [];
const own = cells.filter(({ reused }) => reused === undefined);
const off = ({ accuracy, paper }: ScoredCell) => Math.abs(accuracy - paper!);

/** All cells of a sort are this near to the paper's; says which are not. */
function within(limit: number, count: number, wanted: (cell: ScoredCell) => boolean): void {
  const chosen = own.filter((cell) => cell.paper !== null && wanted(cell));
  assert.is(chosen.length, count);
  // Half a printed digit: .378 − .368 is more than .010 in doubles.
  assert.equal(
    chosen.filter((cell) => off(cell) > limit + 0.0005),
    [],
  );
}

const isChatGpt = ({ model }: ScoredCell) => model === "ChatGPT";
const isTuned = ({ train }: ScoredCell) => train !== "zero-shot";

where("ChatGPT's flow is exact", () => within(0, 11, (cell) => isChatGpt(cell) && cell.task === "flow"));

where("tuned ChatGPT's connectivity within .004, topological sort within .004 and .010", () => {
  const tuned = (task: string, table: number) => (cell: ScoredCell) =>
    isChatGpt(cell) && isTuned(cell) && cell.task === task && cell.table === table;
  within(0.004, 12, tuned("connectivity", 1));
  within(0.004, 10, tuned("topology", 3));
  within(0.01, 3, tuned("topology", 4));
});

where("LLaMA's connectivity in table 1 is exact", () =>
  within(0, 15, ({ model, task, table }) => model === "LLaMA2-7B" && task === "connectivity" && table === 1),
);

where("tuned ChatGPT's shortest paths over integers in tables 2 and 3 within .013, and by our rule exact", () => {
  const integers = (cell: ScoredCell) =>
    isChatGpt(cell) &&
    isTuned(cell) &&
    cell.task === "shortest_path" &&
    [2, 3].includes(Number(cell.table)) &&
    cell.test !== "float";
  within(0.013, 16, integers);
  within(0, 16, integers);
});

where("on average within .007 (ChatGPT) and .016 (LLaMA), real-world rows within .015", () => {
  for (const [model, limit, count] of [
    ["ChatGPT", 0.007, 98],
    ["LLaMA2-7B", 0.016, 89],
  ] as const) {
    const beside = own.filter((cell) => cell.model === model && cell.paper !== null);
    assert.is(beside.length, count);
    const mean = beside.reduce((sum, cell) => sum + off(cell), 0) / count;
    assert.ok(mean <= limit, `${model}: ${mean}`);
  }
  within(0.015, 9, ({ table }) => table === 7);
});

where("the true maximum flow beside the released one", () => {
  const corrected = (train: string) =>
    cells.find((cell) => isChatGpt(cell) && cell.task === "flow" && cell.train === train && cell.test === "float")
      ?.corrected?.accuracy;
  assert.equal(["sint", "zero-shot", "lint", "float"].map(corrected), [0.222, 0.13, 0.104, 0.124]);
});

where("table 4 has its untuned and in-distribution cells from tables 1 to 3", () => {
  const again = cells.filter(({ reused }) => reused !== undefined);
  assert.is(again.length, 16);
  for (const cell of again) {
    assert.is(cell.table, 4);
    assert.ok(off(cell) < 0.01, JSON.stringify(cell));
  }
});

test.run();
