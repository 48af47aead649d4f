import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST } from "#splits/index";

/** The folders of splits that a folder is or holds: its own, a run's, or a benchmark's, one a pattern. */
export function splitFolders(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  const inside = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(dir, name));
  return [dir, ...inside.sort()].filter((folder) => existsSync(join(folder, MANIFEST)));
}
