import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";

/**
 * The finished run (a folder with a `matrix.json`) under `out/` that ended last.
 *
 * @throws UserError if there is none
 */
export function newestRun(root = "out"): string {
  const finished = (existsSync(root) ? readdirSync(root) : [])
    .map((name) => join(root, name))
    .filter((dir) => existsSync(join(dir, "matrix.json")))
    .map((dir) => ({ dir, ended: statSync(join(dir, "matrix.json")).mtimeMs }));
  finished.sort((a, b) => b.ended - a.ended);
  if (finished[0]) return finished[0].dir;
  throw new UserError(
    `${root}: expected a finished run in it, got none; make one (npm start) or name one with --run DIR`,
  );
}
