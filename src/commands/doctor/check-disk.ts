import { accessSync, constants } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Check } from "#src/commands/doctor/finding";

/** Bytes that a run of a few models and a hundred thousand replies may take. */
const ENOUGH = 2e9;

export const checkDisk: Check = async ({ folder }) => {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    const mend = "change to another folder, or give commands an --out elsewhere";
    return [{ state: "warning", what: "disk", found: "this folder may not be written", mend }];
  }
  const { bavail, bsize } = await statfs(folder);
  const found = `${((bavail * bsize) / 1e9).toFixed(1)} GB free here`;
  if (bavail * bsize >= ENOUGH) return [{ state: "ok", what: "disk", found }];
  return [{ state: "warning", what: "disk", found, mend: "free some, or give commands an --out on another disk" }];
};
