import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { writeWhole } from "#src/jsonl";
import { writeFolder } from "#src/write-folder";

/**
 * Writes the files of an export whole or not at all, over a folder that holds no others.
 *
 * @param files contents by path within the folder
 * @throws UserError where other files are in the way; nothing is changed then
 */
export function writeExport(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  const other = filesIn(folder).find((path) => !(path in files));
  if (other !== undefined) {
    throw new UserError(
      `${folder}: expected a new folder or an earlier export of this form, got one with ${other}; choose another with --out`,
    );
  }
  writeFolder(folder, (draft) => {
    for (const [path, data] of Object.entries(files)) writeWhole(join(draft, path), data);
  });
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) return ["a file of that name"];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !statSync(join(folder, path)).isDirectory())
    .sort();
}
