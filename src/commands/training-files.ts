import { existsSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, readManifest, type SplitFile } from "#splits/index";
import { UserError } from "#src/errors";

/** The splits in a folder, which is theirs or a run's. */
export function splitsIn(dir: string): string {
  return existsSync(join(dir, "splits", MANIFEST)) ? join(dir, "splits") : dir;
}

/** Which training files are wanted; undefined: of any task, of any setting. */
export interface Wanted {
  readonly task?: string | undefined;
  readonly setting?: string | undefined;
}

/**
 * The training files of a split folder that are wanted.
 *
 * @throws UserError where there are none
 */
export function trainingFiles(splits: string, { task, setting }: Wanted): SplitFile[] {
  const files = readManifest(splits).files.filter(({ kind, split }) => kind === "problems" && split === "train");
  const wanted = files.filter(
    (file) => (task === undefined || file.task === task) && (setting === undefined || file.setting === setting),
  );
  if (wanted.length > 0) return wanted;
  const known = files.map((file) => `${file.task} ${file.setting}`).join(", ");
  throw new UserError(
    `${splits}: expected training files of ${[task, setting].filter(Boolean).join(" ") || "a setting"}, got those of ${known || "none"}; choose among these`,
  );
}
