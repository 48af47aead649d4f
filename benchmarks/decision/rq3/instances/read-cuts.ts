import { join } from "node:path";
import { readOptsicom } from "#benchmarks/decision/rq3/cut/read-optsicom";
import { poseCut } from "#benchmarks/decision/rq3/instances/pose-cut";
import { readText } from "#benchmarks/decision/rq3/instances/read-text";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { UserError } from "#src/errors";

/**
 * Signed cuts of OPTSICOM files with the best values that are known.
 *
 * @param dir with optsicom-set2/NAME.mc and NAME.bkvl, the best known value
 */
export function readCuts(dir: string, ids: readonly string[]): Posed[] {
  return ids.map((id) => {
    const path = join(dir, "optsicom-set2", id);
    const instance = readOptsicom(readText(`${path}.mc`), `${path}.mc`);
    const known = readText(`${path}.bkvl`).trim();
    const value = Number(known);
    if (!Number.isSafeInteger(value) || value <= 0)
      throw new UserError(
        `${path}.bkvl: expected a whole number above 0, got ${JSON.stringify(known.slice(0, 40))}; mend the file`,
      );
    return poseCut(instance, { kind: "best-known", value });
  });
}
