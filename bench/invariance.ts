import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readScored, writeScored } from "#benchmarks/invariance/scored/scored-file";
import { studyOf } from "#benchmarks/invariance/tables/study";
import { summaryLines } from "#benchmarks/invariance/tables/text/summary-lines";
import { writeTables } from "#benchmarks/invariance/tables/write-tables";
import { names } from "#src/pick";
import { madeRows } from "#test/benchmarks/invariance/tables/made-rows";

/** The published study's rows, and what making its tables may take. */
const ROWS = 463_420;
const BUDGET = { seconds: 60, megabytes: 1000 };

const MODELS = ["one", "two", "three", "four"];
/** 13 forms an instance, so somewhat more rows than were published. */
const SETS = { graphqa: { tasks: 7, instances: 100 }, erdos: { tasks: 12, instances: 92 } };

/**
 * Makes scored rows of a study of the published size, then reads them and makes every table, as files and as text, one data
 * set after the other. The last line is the budget over the time.
 */
export function bench(): void {
  const folder = mkdtempSync(join(tmpdir(), "graphshift-invariance-"));
  try {
    const sets = names(SETS).map((dataset) => makeScored(folder, dataset));
    const began = performance.now();
    const before = process.cpuUsage();
    const rows = sets.reduce((sum, paths) => sum + tabulate(folder, paths), 0);
    const { user, system } = process.cpuUsage(before);
    const [seconds, cpu] = [(performance.now() - began) / 1000, (user + system) / 1e6];
    const megabytes = process.resourceUsage().maxRSS / 1000;
    console.log(`${rows} rows (published: ${ROWS}): ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} CPU seconds`);
    console.log(
      `at most ${megabytes.toFixed(0)} MB (budget ${BUDGET.megabytes} MB), those of making the rows included`,
    );
    console.log(`budget of ${BUDGET.seconds} s over CPU time: ${(BUDGET.seconds / cpu).toFixed(1)}x`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns how many rows there are */
function tabulate(folder: string, paths: readonly string[]): number {
  const rows = paths.flatMap((path) => readScored(path));
  const study = studyOf(rows);
  const files = writeTables(join(folder, "tables"), study);
  console.log(`${rows.length} rows: ${files.length} files, ${summaryLines(study).length} lines`);
  return rows.length;
}

function makeScored(folder: string, dataset: keyof typeof SETS): string[] {
  const { tasks, instances } = SETS[dataset];
  return MODELS.map((model) => {
    const path = join(folder, "scored", dataset, `${model}.jsonl.gz`);
    const tasksOf = Array.from({ length: tasks }, (_, i) => `task_${i}`);
    writeScored(path, [...madeRows({ datasets: [dataset], models: [model], tasks: tasksOf, instances })]);
    return path;
  });
}
