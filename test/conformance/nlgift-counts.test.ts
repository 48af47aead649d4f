import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { recovery, strong } from "#eval/stats/recovery";
import { significant } from "#eval/stats/significance";
import { needsShared, shared } from "#test/needs";

const path = "data/nlgift/paper-tables.json";
const test = suite("counts published by NLGift (EMNLP 2024 Findings), tables 1-4 and 6");

interface Published {
  table: number;
  model: string;
  task: string;
  kind: string;
  acc: number;
  zero_shot_acc: number;
  in_dist_acc: number;
  pgr: number;
  asterisk_in_paper: boolean;
}

// The tables print accuracies over 500 items.
const of500 = (accuracy: number) => ({ right: Math.round(accuracy * 500), of: 500 });

function judge(cell: Published) {
  const arms = { tuned: of500(cell.acc), zeroShot: of500(cell.zero_shot_acc), inDistribution: of500(cell.in_dist_acc) };
  const transfers = significant(arms.tuned, arms.zeroShot);
  const recovered = recovery(arms);
  return { ...cell, transfers, recovered, strong: strong(transfers, recovered) };
}

const where = needsShared(test, path);
const { cells } = existsSync(shared(path))
  ? (JSON.parse(readFileSync(shared(path), "utf8")) as { cells: Published[] })
  : { cells: [] };
const judged = cells.filter(({ table, kind }) => kind === "ood" && [1, 2, 3, 4, 6].includes(table)).map(judge);
type Judged = (typeof judged)[number];
const count = (wanted: (cell: Judged) => boolean) => [
  judged.filter((cell) => wanted(cell) && cell.transfers).length,
  judged.filter(wanted).length,
];

where("significant transfers", () => {
  assert.equal(
    count(({ table }) => table === 1),
    [33, 48],
  );
  assert.equal(
    count(({ table, model }) => table === 1 && model === "ChatGPT"),
    [21, 24],
  );
  assert.equal(
    count(({ table, model }) => table === 1 && model !== "ChatGPT"),
    [12, 24],
  );
  assert.equal(
    count(({ table, task }) => table === 2 && task === "flow"),
    [3, 12],
  );
  assert.equal(
    count(({ table }) => table <= 3),
    [72, 96],
  );
  assert.equal(
    count(({ table }) => table === 4),
    [8, 24],
  );
  assert.equal(
    count(({ table, model }) => table === 4 && model === "ChatGPT"),
    [5, 12],
  );
  assert.equal(
    count(({ table }) => table === 6),
    [1, 12],
  );
});

where(
  "strong recoveries on the printed accuracies: 32 of 96, one of them on a gain in distribution that is noise",
  () => {
    const early = judged.filter(({ table }) => table <= 3);
    const byRatioAlone = early.filter(({ transfers, pgr }) => transfers && pgr >= 0.8);
    assert.is(byRatioAlone.length, 32);
    const dropped = byRatioAlone.filter((cell) => !cell.strong);
    assert.equal(
      dropped.map(({ in_dist_acc, zero_shot_acc }) => [zero_shot_acc, in_dist_acc]),
      [[0.028, 0.052]],
    );
    const strongOf = (model: string, table: number) =>
      judged.filter((cell) => cell.strong && cell.model === model && cell.table === table).length;
    assert.equal([strongOf("ChatGPT", 1), strongOf("LLaMA2-7B", 1)], [6, 3]);
    assert.equal([strongOf("ChatGPT", 4), strongOf("LLaMA2-7B", 4)], [0, 0]);
  },
);

where("table 2's four asterisks: a ratio of .8 or more without a significant transfer", () => {
  const marked = judged.filter(({ table, asterisk_in_paper }) => table === 2 && asterisk_in_paper);
  assert.is(marked.length, 4);
  for (const cell of marked) assert.ok(cell.pgr >= 0.8 && !cell.transfers && !cell.strong);
});

where("gaps recovered, cell by cell, wherever we define them", () => {
  for (const cell of judged) {
    if ("value" in cell.recovered) assert.ok(Math.abs(cell.recovered.value - cell.pgr) < 6e-5, JSON.stringify(cell));
  }
});
test.run();
