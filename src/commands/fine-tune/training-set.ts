import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Question } from "#generators/question";
import { type TaskName, tasks } from "#generators/tasks/index";
import { MANIFEST, type PatternName, patterns } from "#splits/index";
import type { Given, Io } from "#src/commands/command";
import { defaultRows } from "#src/commands/default-rows";
import { patternOf } from "#src/commands/find-setting";
import { trainingFile, trainingQuestions } from "#src/commands/order";
import { UserError } from "#src/errors";
import { nameIn } from "#src/pick";

/** The questions of one training file, and where they come from. */
export interface TrainingSet {
  readonly splits: string;
  readonly pattern: PatternName;
  readonly task: string;
  readonly setting: string;
  readonly questions: readonly Question[];
}

/**
 * Finds the training file that was asked for; makes the splits with the defaults of gen-splits where there are none yet.
 *
 * @returns undefined in a dry run without splits: then there is nothing to read
 * @throws UserError for names that do not go together
 */
export async function trainingSet(given: Given, io: Io): Promise<TrainingSet | undefined> {
  const setting = given.train as string;
  const pattern = patternOf(setting, given.pattern as string | undefined);
  const task = taskOf(pattern, setting, given.task as string | undefined);
  const own = task === undefined || patterns[pattern].tasks.includes(task);
  const splits = (given.splits as string | undefined) ?? join("out", "splits", own ? pattern : `${pattern}-${task}`);
  if (given.splits === undefined && !existsSync(join(splits, MANIFEST))) {
    io.err(`no splits in ${splits} yet: ${given.dryRun ? "they would be made first" : "making them"}\n`);
    if (given.dryRun) return undefined;
    await makeSplits(splits, pattern, own ? undefined : [task]);
  }
  const file = trainingFile(splits, setting, task);
  return { splits, pattern, task: file.task, setting, questions: trainingQuestions(splits, file) };
}

/** undefined: whatever task the setting's only file is of. */
function taskOf(pattern: PatternName, setting: string, given: string | undefined): TaskName | undefined {
  if (pattern === "real-world" || (pattern === "reasoning" && !(setting in tasks))) return undefined;
  const task = pattern === "reasoning" ? (given ?? setting) : given;
  if (task === undefined) throw new UserError("--task: expected a task (graphshift list tasks), got none");
  if (pattern === "reasoning" && task !== setting)
    throw new UserError(`--task: expected ${setting}, the task of that reasoning setting, got ${task}; leave it out`);
  return nameIn("task", tasks, task);
}

async function makeSplits(dir: string, pattern: PatternName, tasks: readonly TaskName[] | undefined): Promise<void> {
  const { writeSplits } = await import("#splits/index");
  const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
  const rows = defaultRows(pattern);
  const options = { pattern, seed: 0, train: rows, test: rows, out: dir, ...(tasks && { tasks }) };
  writeSplits({ ...options, pretraining: pretrainingGraphs() });
}
