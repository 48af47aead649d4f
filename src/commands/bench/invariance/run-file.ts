import { existsSync } from "node:fs";
import { join } from "node:path";
import { type RunFolder, runFolder } from "#benchmarks/invariance/runs/run-folder";
import { summaryLines } from "#benchmarks/invariance/tables/text/summary-lines";
import type { Leave } from "#src/commands/ask/costs";
import { askAll } from "#src/commands/bench/invariance/ask-all";
import { dataShape, type InvarianceExperiment, keys } from "#src/commands/bench/invariance/experiment";
import { makeTables } from "#src/commands/bench/invariance/make-tables";
import { prepareData } from "#src/commands/bench/invariance/prepare-data";
import { reportRun } from "#src/commands/bench/invariance/report-run";
import { runPrograms } from "#src/commands/bench/invariance/run-programs";
import { scoreRun } from "#src/commands/bench/invariance/score-run";
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
  prepare(run, data);
  await askAll({ run, data: [], models, settings, reworded: false }, leave, io);
  await runPrograms(run, {}, io);
  await scoreRun(run, io);
  const { study, results, files } = await makeTables(run, "apart", io);
  const pages = await reportRun(run, run.report, { title, subtitle }, io, results);
  io.out(
    `${[...summaryLines(study), ...files.filter((file) => file.endsWith("partition.csv")), ...pages].join("\n")}\n`,
  );
}

function readExperiment(path: string): InvarianceExperiment {
  const file = readYaml(path);
  const parsed = keys.safeParse(file.given);
  if (parsed.success) return parsed.data;
  throw file.mistake(parsed.error.issues, (part) => Object.keys((part === undefined ? keys : dataShape).shape));
}

/** Draws what the experiment wants drawn, unless it is there. */
function prepare({ data }: RunFolder, wanted: InvarianceExperiment["data"]): void {
  if (existsSync(data)) return;
  for (const { dataset, count, seed, pilot } of wanted) {
    prepareData({
      dataset,
      ...(count !== undefined && { count }),
      ...(seed !== undefined && { seed }),
      isPilot: pilot,
      folder: (name) => join(data, name),
    });
  }
}
