import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { layoutOf } from "#benchmarks/nlgift/release/layout";
import { openFile } from "#benchmarks/nlgift/release/open-file";
import { problemMaker } from "#benchmarks/nlgift/release/problem-maker";
import type { ReleaseFile } from "#benchmarks/nlgift/release/release-file";

/**
 * The files of a published release of NLGift, in the order of their paths: the authors' repository (`data/` and
 * `experiment_logs/`, either may be missing) or a folder of normalised logs, whichever the folder holds. Only the head of
 * a file is read before its rows are asked for.
 *
 * @throws UserError for a folder that is neither, and, when a file is reached, for one whose first row is no JSON
 */
export function* releaseFiles(dir: string): Iterable<ReleaseFile> {
  const make = problemMaker();
  for (const path of pathsIn(dir)) yield openFile(dir, path, make);
}

/** The paths below a release's folder, with forward slashes; of a repository, those of its data and logs. */
function pathsIn(dir: string): string[] {
  const roots = layoutOf(dir) === "logs" ? [""] : ["data/", "experiment_logs/"];
  const found = roots.flatMap((root) => {
    const inside = statSync(join(dir, root), { throwIfNoEntry: false })
      ? readdirSync(join(dir, root), { recursive: root !== "", encoding: "utf8" })
      : [];
    return inside.map((path) => root + path.replaceAll("\\", "/"));
  });
  return found.filter((path) => statSync(join(dir, path)).isFile()).sort();
}
