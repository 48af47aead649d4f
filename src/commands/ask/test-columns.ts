import { join } from "node:path";
import { readManifest, readQuestions, type SplitFile } from "#splits/index";
import { subset } from "#src/commands/ask/subset";
import type { Column } from "#src/commands/run/columns";
import { UserError } from "#src/errors";

/** Which test files, and how much of each. */
export interface Choice {
  /** undefined: of any. */
  readonly settings?: readonly string[];
  readonly tasks?: readonly string[];
  /** Questions of each file at most; undefined: all. */
  readonly limit?: number;
  readonly seed: number;
}

/**
 * The test files of a split folder that are wanted, read. Each is named for its setting, and for its task too where the
 * folder has the setting for several tasks.
 *
 * @throws UserError where there are none, or none of a setting or task that was named
 */
export function testColumns(splits: string, { settings, tasks, limit, seed }: Choice): Column[] {
  const files = readManifest(splits).files.filter(({ kind, split }) => kind === "problems" && split === "test");
  requireKnown(
    splits,
    "settings",
    settings,
    files.map((file) => file.setting),
  );
  requireKnown(
    splits,
    "tasks",
    tasks,
    files.map((file) => file.task),
  );
  const wanted = files.filter(
    ({ setting, task }) => (settings?.includes(setting) ?? true) && (tasks?.includes(task) ?? true),
  );
  if (wanted.length === 0)
    throw new UserError(`${splits}: expected test files that are wanted, got none; ask for fewer settings and tasks`);
  return wanted.map((test) => ({
    name: nameOf(test, files),
    task: test.task,
    test,
    problems: subset(readQuestions(join(splits, test.path)), limit, seed),
  }));
}

function requireKnown(
  splits: string,
  what: string,
  wanted: readonly string[] | undefined,
  known: readonly string[],
): void {
  const stray = wanted?.find((name) => !known.includes(name));
  if (stray === undefined) return;
  throw new UserError(
    `${splits}: expected ${what} that have test files, got ${stray}; known: ${[...new Set(known)].sort().join(", ") || "none"}`,
  );
}

function nameOf({ setting, task }: SplitFile, files: readonly SplitFile[]): string {
  const shared = files.some((other) => other.setting === setting && other.task !== task);
  return shared ? `${task}/${setting}` : setting;
}
