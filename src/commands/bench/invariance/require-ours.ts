import { existsSync, readdirSync } from "node:fs";
import type { RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { UserError } from "#src/errors";

/** Files of an audit's folder. */
const OURS = /^(data|models|scored|tables|figs|report|run\.lock.*)$/;

/** @throws UserError where a folder is there and holds anything but an audit */
export function requireOurs({ dir }: RunFolder): void {
  const other = existsSync(dir) ? readdirSync(dir).find((name) => !OURS.test(name)) : undefined;
  if (other === undefined) return;
  throw new UserError(
    `${dir}: expected a new folder, or one of an audit, got one with other files (${other}); choose another with --out`,
  );
}
