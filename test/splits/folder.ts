import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#generators/problem";
import { type Manifest, readProblems } from "#splits/index";

/** All files below a folder: relative path to text. */
export function contents(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8", withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(dir.length + 1).replaceAll("\\", "/"), readFileSync(path, "utf8")]));
}

/** The problems of one file of a manifest. */
export function problemsOf(
  dir: string,
  manifest: Manifest,
  task: string,
  setting: string,
  split: "train" | "test",
): Problem[] {
  const file = manifest.files.find(
    (one) => one.kind === "problems" && one.task === task && one.setting === setting && one.split === split,
  );
  return readProblems(join(dir, file!.path));
}
