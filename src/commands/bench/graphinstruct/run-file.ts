import { existsSync } from "node:fs";
import { join } from "node:path";
import { openWriter } from "#benchmarks/graphinstruct/ask/index";
import { requireDrawn, writeInstructions, writePools } from "#benchmarks/graphinstruct/instructions/index";
import {
  type Configuration,
  configure,
  type RunFolder,
  runFolder,
  settingsShape,
} from "#benchmarks/graphinstruct/runs/index";
import type { Leave } from "#src/commands/ask/costs";
import { askAll } from "#src/commands/bench/graphinstruct/ask-all";
import { type GraphInstructExperiment, keys } from "#src/commands/bench/graphinstruct/experiment";
import { scoreLines } from "#src/commands/bench/graphinstruct/score-lines";
import { scoreRun } from "#src/commands/bench/graphinstruct/score-run";
import { reportRun } from "#src/commands/bench/graphinstruct/write-report";
import type { Io } from "#src/commands/command";
import { readYaml } from "#src/commands/run/read-yaml";
import { kindOf } from "#src/models/index";

/**
 * Runs an experiment file of GraphInstruct: instructions and pools, asking, scores, report. Goes on where it was stopped.
 *
 * @throws UserError naming file, line and key for what the file should not say
 */
export async function runFile(path: string, dir: string, leave: Leave, io: Io): Promise<void> {
  const experiment = readExperiment(path);
  const run = runFolder(dir);
  const configurations = configurationsOf(experiment);
  for (const { model } of configurations) openWriter(model) ?? kindOf(model);
  const sources = prepare(run, experiment);
  await askAll({ run, ...sources, configurations }, leave, io);
  const scored = await scoreRun(run, ["compat", "sound"], io);
  const { title, subtitle = "" } = experiment;
  const files = await reportRun(run, { title, subtitle }, scored, io);
  io.out(`${[...scoreLines(scored.scored), ...files].join("\n")}\n`);
}

function readExperiment(path: string): GraphInstructExperiment {
  const file = readYaml(path);
  const parsed = keys.safeParse(file.given);
  if (parsed.success) return parsed.data;
  throw file.mistake(parsed.error.issues, (part) => Object.keys((part === undefined ? keys : settingsShape).shape));
}

/**
 * Draws what the experiment wants drawn, unless it is there.
 *
 * @throws UserError where other instructions are
 */
function prepare(run: RunFolder, { seed, instructions, pools }: GraphInstructExperiment) {
  const isNew = !existsSync(join(run.dir, "asked.json"));
  if (typeof instructions === "number")
    (isNew ? writeInstructions : requireDrawn)(run.instructions, { seed, count: instructions });
  if (isNew && typeof pools === "number" && pools > 0) writePools(run.pools, { seed, count: pools });
  return {
    instructions: typeof instructions === "number" ? run.instructions : instructions,
    ...(typeof pools === "string" && { pools }),
  };
}

/** Every model in every strategy, then the methods. */
function configurationsOf({ seed, models, strategies, ask, methods }: GraphInstructExperiment): Configuration[] {
  const plain = models.flatMap((model) => strategies.map((strategy) => ({ ...ask, model, strategy })));
  const further = methods.flatMap(({ models: own = models, ...settings }) =>
    own.map((model) => ({ ...ask, ...settings, model })),
  );
  return [...plain, ...further].map(({ model, ...settings }) => configure(model, { seed, ...settings }));
}
