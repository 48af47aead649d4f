import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { certify, patterns, writeSplits } from "#splits/index";
import { names } from "#src/pick";

/** Seconds and megabytes that the suite may take. */
const BUDGET = { seconds: 60, megabytes: 600 };

/**
 * Writes the four synthetic patterns at the paper's sizes, 500 training and 500 test rows per task and setting, and
 * certifies each from its files. The last line is the budget over the time.
 */
export function bench(): void {
  const dir = mkdtempSync(join(tmpdir(), "graphshift-suite-"));
  const began = performance.now();
  let problems = 0;
  try {
    for (const pattern of names(patterns)) problems += make(pattern, join(dir, pattern));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  const seconds = (performance.now() - began) / 1000;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const megabytes = maxRSS / 1024;
  const worked = (userCPUTime + systemCPUTime) / 1e6;
  console.log(
    `${problems} problems in ${seconds.toFixed(1)} s, ${worked.toFixed(1)} s of CPU (budget ${BUDGET.seconds} s)`,
  );
  console.log(`peak memory ${megabytes.toFixed(0)} MB (budget ${BUDGET.megabytes} MB)`);
  if (megabytes > BUDGET.megabytes) process.exitCode = 1;
  console.log(`time budget over time: ${(BUDGET.seconds / seconds).toFixed(1)}x`);
}

/** Makes one pattern. Returns its number of problems. */
function make(pattern: string, out: string): number {
  const began = performance.now();
  const { files } = writeSplits({ pattern, seed: 0, train: 500, test: 500, out });
  const made = performance.now();
  const { sound, leakage } = certify(out);
  const ended = performance.now();
  const rows = files.filter(({ kind }) => kind === "problems").reduce((sum, file) => sum + file.rows, 0);
  const times = `made in ${((made - began) / 1000).toFixed(1)} s, certified in ${((ended - made) / 1000).toFixed(1)} s`;
  console.log(`${pattern}: ${rows} problems, ${times}: ${sound ? "sound" : "NOT SOUND"}; ${leakage.method}`);
  if (!sound) process.exitCode = 1;
  return rows;
}
