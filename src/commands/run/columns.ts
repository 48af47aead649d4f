import { join } from "node:path";
import type { Question } from "#generators/question";
import { readManifest, readQuestions, type SplitFile } from "#splits/index";
import { UserError } from "#src/errors";

/** A test file of an experiment. */
export interface Column {
  readonly name: string;
  readonly task: string;
  readonly test: SplitFile;
  readonly problems: readonly Question[];
}

/** The training files of an experiment's splits: what rows are tuned on. */
export function trainingFiles(splits: string): SplitFile[] {
  return filesOf(splits, "train");
}

/**
 * The test files of an experiment's splits, read.
 *
 * @throws UserError where two share a name (one setting for several tasks)
 */
export function columnsOf(splits: string): Column[] {
  return filesOf(splits, "test").map((test) => ({
    name: test.setting,
    task: test.task,
    test,
    problems: readQuestions(join(splits, test.path)),
  }));
}

function filesOf(splits: string, side: SplitFile["split"]): SplitFile[] {
  const files = readManifest(splits).files.filter(({ kind, split }) => kind === "problems" && split === side);
  for (const { setting, task } of files) {
    const other = files.find((file) => file.setting === setting && file.task !== task);
    if (other)
      throw new UserError(
        `${splits}: expected one task, got ${task} and ${other.task} for ${setting}; say which with task: in the experiment`,
      );
  }
  return files;
}
