import type { Issue } from "#training/validate/issue";
import { type Checked, type CheckOptions, issuesIn } from "#training/validate/issues-in";

/** What training files are checked against, and how much is kept. */
export interface ValidateOptions extends Pick<CheckOptions, "format" | "limit" | "tokens" | "bom"> {
  /** The file that goes with it, to see by how well a training goes; it may hold one row alone. */
  readonly validation?: string | undefined;
  /** How many issues are kept; undefined: all. */
  readonly keep?: number;
}

/** What is known of training files before they leave the machine. */
export interface Validation extends Omit<Checked, "seen"> {
  /** The first issues, in the order of files and lines; files as a whole last. */
  readonly issues: readonly Issue[];
  /** How many issues there are. */
  readonly count: number;
}

/**
 * Checks a training file, and the validation file that goes with it: the same format, and no row of the other.
 *
 * @throws UserError where a file is missing
 */
export function validate(
  path: string,
  { validation, keep = Number.POSITIVE_INFINITY, ...options }: ValidateOptions = {},
): Validation {
  const issues: Issue[] = [];
  let count = 0;
  const drain = (found: Generator<Issue, Checked>): Checked => {
    let next = found.next();
    for (; !next.done; next = found.next()) {
      if (count++ < keep) issues.push(next.value);
    }
    return next.value;
  };
  const { seen, ...checked } = drain(issuesIn(path, options));
  if (validation !== undefined) {
    drain(issuesIn(validation, { ...options, format: checked.format, fewest: 1, others: { file: path, seen } }));
  }
  return { ...checked, issues, count };
}
