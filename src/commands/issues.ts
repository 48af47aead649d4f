import type { Io } from "#src/commands/command";
import { UserError } from "#src/errors";
import { type Issue, told } from "#training/validate/issue";

/** Issues printed at most; the rest are counted. */
export const SHOWN = 20;

/** Some issues of training files. */
export interface Found {
  /** The first ones. */
  readonly issues: readonly Issue[];
  /** How many there are. */
  readonly count: number;
}

/** Prints the first issues, and how many more there are. */
export function listIssues({ issues, count }: Found, io: Io): void {
  const shown = issues.slice(0, SHOWN);
  for (const issue of shown) io.out(`${told(issue)}\n`);
  if (count > shown.length) io.out(`… and ${count - shown.length} more\n`);
}

/** @throws UserError where there is an issue */
export function refuseIssues(where: string, { count }: Found): void {
  if (count === 0) return;
  throw new UserError(
    `${where}: expected a training file that every trainer takes, got ${count} ${count === 1 ? "issue" : "issues"}; mend what is listed before it is sent`,
  );
}
