import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { gapBars } from "#benchmarks/invariance/tables/figures/gap-bars";
import { invarianceBars } from "#benchmarks/invariance/tables/figures/invariance-bars";
import { ladderStacks } from "#benchmarks/invariance/tables/figures/ladder-stacks";
import { tables } from "#benchmarks/invariance/tables/index";
import { accuracy } from "#benchmarks/invariance/tables/kinds/accuracy";
import { gap } from "#benchmarks/invariance/tables/kinds/gap";
import { headline } from "#benchmarks/invariance/tables/kinds/headline";
import { invariance } from "#benchmarks/invariance/tables/kinds/invariance";
import { ladder } from "#benchmarks/invariance/tables/kinds/ladder";
import { noiseFloor } from "#benchmarks/invariance/tables/kinds/noise-floor";
import { silentTranscription } from "#benchmarks/invariance/tables/kinds/silent-transcription";
import { readPublished } from "#benchmarks/invariance/tables/published/read-published";
import { readTable } from "#benchmarks/invariance/tables/published/read-table";
import { studyOf } from "#benchmarks/invariance/tables/study";
import { summaryLines } from "#benchmarks/invariance/tables/text/summary-lines";
import { toCsv } from "#benchmarks/invariance/tables/to-csv";
import { writeTables } from "#benchmarks/invariance/tables/write-tables";
import { madeRows } from "#test/benchmarks/invariance/tables/made-rows";

const test = suite("invariance tables as files, text and figures");
const rows = [...madeRows({ datasets: ["erdos", "graphqa"] })];
const study = studyOf(rows);
let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), "graphshift-tables-"));
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

test("numbers and truth values are written as Python writes them, names with commas in quotes, the undefined empty", () => {
  const columns = { name: "text", n: "count", part: "share", flag: "flag", never: "share?" } as const;
  const lines = [
    { name: 'a,"b"', n: 2, part: 1, flag: true },
    { name: "c", n: 0, part: 1 / 3, flag: false, never: undefined },
    { name: "d", n: 0, part: undefined, flag: false },
  ];
  assert.is(
    toCsv({ columns }, lines),
    'name,n,part,flag\n"a,""b""",2,1.0,True\nc,0,0.3333333333333333,False\nd,0,,False\n',
  );
  assert.is(toCsv({ columns }, []), "name,n,part,flag,never\n");
});

test("every table that has rows is written for each data set and model, and read back the same", () => {
  const written = writeTables(folder, study);
  const made = [
    "partition",
    "headline",
    "cut_off",
    "accuracy",
    "invariance",
    "gap",
    "ladder",
    "failures",
    "silent_transcription",
  ];
  for (const name of [...made, "paired_intervals", "gap_intervals", "permutation_signal"]) {
    for (const place of ["", "one/", "two/"]) assert.ok(written.includes(`graphqa/${place}${name}.csv`), name);
  }
  assert.not(written.some((path) => path.includes("noise_floor")));
  assert.ok(written.every((path) => existsSync(join(folder, path))));
  for (const table of [accuracy, invariance, silentTranscription, ladder]) {
    const [name] = Object.entries(tables).find(([, one]) => one === table)!;
    const own = (table.rows(study) as readonly { dataset: string; model: string }[]).filter(
      ({ dataset }) => dataset === "erdos",
    );
    assert.equal(readTable<object>(table, join(folder, `erdos/${name}.csv`)), own, name);
    assert.equal(
      readTable<object>(table, join(folder, `erdos/two/${name}.csv`)),
      own.filter(({ model }) => model === "two"),
    );
  }
});

test("headlines and gaps are computed anew from tables written here", () => {
  const { headlines, gaps } = readPublished(join(folder, "graphqa"));
  const own = headline.rows(study).filter(({ dataset }) => dataset === "graphqa");
  assert.equal(
    headlines,
    own.map(({ n_calls: _, ...line }) => line),
  );
  assert.equal(
    gaps,
    gap.rows(study).filter(({ dataset }) => dataset === "graphqa"),
  );
});

test("a table that a study no longer has is taken away", () => {
  const path = join(folder, "graphqa/noise_floor.csv");
  writeFileSync(path, "old\n");
  writeTables(folder, studyOf(rows.filter(({ dataset, mode }) => dataset === "graphqa" && mode === "direct")));
  assert.ok(existsSync(join(folder, "graphqa/partition.csv")) && existsSync(join(folder, "erdos/gap.csv")));
  assert.not(existsSync(path));
});

test("names that are no names of folders are refused", () => {
  for (const model of ["../up", "a/b", "", "..", "a\0b", "gap.csv"]) {
    const own = studyOf(rows.slice(0, 1).map((row) => ({ ...row, model })));
    assert.throws(() => writeTables(folder, own), /tables: expected a data set or model named with letters/);
  }
});

test("damaged tables are told by file and row", () => {
  const path = join(folder, "accuracy.csv");
  const read = (text: string) => {
    writeFileSync(path, text);
    return () => readTable(accuracy, path);
  };
  const [head, first] = readFileSync(join(folder, "graphqa/accuracy.csv"), "utf8").split("\n");
  assert.is(read(`\uFEFF${head}\r\n${first}\r\n`)().length, 1);
  assert.throws(
    read(`${head}\n${first}\n${first!.replace(/(?<=,)13(?=,)|(?<=,)6(?=,)/, "many")}\n`),
    /accuracy.csv, row 2: n.*: expected a count; get the tables anew/,
  );
  assert.throws(read(`${head!.replace("accuracy,", "")}\n${first!}\n`), /accuracy.csv, row 1: accuracy/);
  assert.equal(read("")(), []);
  assert.throws(() => readTable(accuracy, join(folder, "none.csv")), /none.csv: expected a table, got no file/);
  assert.throws(() => readPublished(join(folder, "nothing")), /expected accuracy.csv, invariance.csv or gap.csv/);
});

test("text fits 80 columns, and the partition comes first", () => {
  const long = studyOf([...madeRows({ models: ["a-model-with-quite-a-long-name"], instances: 30 })]);
  for (const lines of [summaryLines(study), summaryLines(long)]) {
    assert.ok(lines.every((line) => [...line].length <= 80));
    assert.match(lines[2]!, /^answers to one instance/);
  }
  assert.is(summaryLines(study).filter((line) => line.includes("rows, 0 of them cut off")).length, 4);
  assert.equal(summaryLines(studyOf([])), []);
  assert.not(summaryLines(study).some((line) => line.startsWith("same wrong answer")));
  const misread = studyOf([...madeRows({ models: ["one"], arms: [{ mode: "direct" }], answer: (truth) => truth + 1 })]);
  const at = summaryLines(misread).findIndex((line) => line.startsWith("same wrong answer"));
  assert.match(summaryLines(misread)[at + 1]!, /^edge_count +direct +100.0% +0.0% +12 +48$/);
});

test("figures: bars of the table's values with their floors, and rungs whose parts make one", () => {
  const repeats = [0, 1].flatMap((repeat) =>
    rows
      .filter(({ axis, mode }) => axis === "canonical" && mode === "direct")
      .map((row) => ({ ...row, record_id: `${row.record_id}.r${repeat}` })),
  );
  const again = studyOf(rows, { repeats });
  const bars = invarianceBars(invariance.rows(again), noiseFloor.rows(again));
  assert.is(bars.length, 2 * 2 * 5 * 4);
  const given = bars.find(({ mode, axis }) => mode === "graph_as_code" && axis === "relabel")!;
  assert.equal([given.n_instances, given.n_calls], [12, 2]);
  const floors = bars.filter(({ floor }) => floor !== undefined);
  assert.is(floors.length, 2 * 2 * 3);
  const reads = (model: string) => {
    const own = repeats.filter((row) => row.model === model && row.dataset === "graphqa");
    return own.filter(({ parsed }) => parsed !== null).length / own.length;
  };
  for (const { floor } of floors.filter(({ dataset, model }) => dataset === "graphqa" && model === "one"))
    assert.is(floor, reads("one"));
  for (const stack of ladderStacks(ladder.rows(again))) {
    assert.ok(Math.abs(stack.parts.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-12);
  }
  const gaps = gapBars(gap.rows(again));
  assert.is(gaps.length, 2 * 2 * 2 * 2);
  for (const bar of gaps) {
    const own = gap
      .rows(again)
      .filter(
        (row) =>
          row.dataset === bar.dataset &&
          row.model === bar.model &&
          row.library === bar.library &&
          row.axis === bar.axis,
      );
    assert.ok(
      Math.abs(bar.gap - own.reduce((sum, row) => sum + row.gap_code_minus_graph_as_code, 0) / own.length) < 1e-12,
    );
  }
});

test.run();
