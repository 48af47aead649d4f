import { join } from "node:path";
import type { Problem } from "#generators/problem";
import { readManifest, readProblems, type SplitFile } from "#splits/index";
import { UserError } from "#src/errors";

/** A setting of an experiment: a row (tuned on its training file) and a column (tested on its test file). */
export interface Column {
  readonly name: string;
  readonly task: string;
  readonly test: SplitFile;
  readonly problems: readonly Problem[];
}

/**
 * The settings of an experiment's splits, test problems read.
 *
 * @throws UserError where two share a name (one setting for several tasks)
 */
export function columnsOf(splits: string): Column[] {
  const tests = readManifest(splits).files.filter(({ kind, split }) => kind === "problems" && split === "test");
  for (const { setting, task } of tests) {
    const other = tests.find((file) => file.setting === setting && file.task !== task);
    if (other)
      throw new UserError(
        `${splits}: expected one task, got ${task} and ${other.task} for ${setting}; say which with task: in the experiment`,
      );
  }
  return tests.map((test) => ({
    name: test.setting,
    task: test.task,
    test,
    problems: readProblems(join(splits, test.path)),
  }));
}
