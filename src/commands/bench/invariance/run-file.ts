import { mkdirSync } from "node:fs";
import { runFolder } from "#benchmarks/invariance/runs/run-folder";
import { summaryLines } from "#benchmarks/invariance/tables/text/summary-lines";
import type { Leave } from "#src/commands/ask/costs";
import { askAll } from "#src/commands/bench/invariance/ask-all";
import { dataShape, type InvarianceExperiment, keys } from "#src/commands/bench/invariance/experiment";
import { fill } from "#src/commands/bench/invariance/fill";
import { makeTables } from "#src/commands/bench/invariance/make-tables";
import { reportRun } from "#src/commands/bench/invariance/report-run";
import { requireOurs } from "#src/commands/bench/invariance/require-ours";
import { runPrograms } from "#src/commands/bench/invariance/run-programs";
import { scoreRun } from "#src/commands/bench/invariance/score-run";
import { withLock } from "#src/commands/bench/invariance/with-lock";
import type { Io } from "#src/commands/command";
import { readYaml } from "#src/commands/run/read-yaml";

/**
 * Runs an experiment file of the invariance audit: data, asking, running, scores, tables, page. Goes on where it was stopped.
 *
 * @throws UserError naming file, line and key for what the file should not say
 */
export async function runFile(path: string, dir: string, leave: Leave, io: Io): Promise<void> {
  const { title, subtitle, data, models, timeout, memory, benchmark: _, ...given } = readExperiment(path);
  const run = runFolder(dir);
  const settings = { ...given, timeout: Math.round(timeout * 1000), memory: memory * 2 ** 20 };
  requireOurs(run);
  mkdirSync(dir, { recursive: true });
  await withLock(run, async () => fill(run, data));
  await askAll({ run, data: [], models, settings, reworded: false }, leave, io);
  await runPrograms(run, {}, io);
  await scoreRun(run, io);
  const { study, results } = await makeTables(run, "apart", io);
  const pages = await reportRun(run, run.report, { title, subtitle }, io, results);
  io.out(`${[...summaryLines(study), run.tables, ...pages].join("\n")}\n`);
}

function readExperiment(path: string): InvarianceExperiment {
  const file = readYaml(path);
  const parsed = keys.safeParse(file.given);
  if (parsed.success) return parsed.data;
  throw file.mistake(parsed.error.issues, (part) => Object.keys((part === undefined ? keys : dataShape).shape));
}
