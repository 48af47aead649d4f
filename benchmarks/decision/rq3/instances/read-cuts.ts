import { join } from "node:path";
import { readOptsicom } from "#benchmarks/decision/rq3/cut/read-optsicom";
import { LAYOUT } from "#benchmarks/decision/rq3/instances/layout";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { UserError } from "#src/errors";
import { readText } from "#src/read-text";

/** A signed cut of a file, with the best value that is known. */
export interface KnownCut {
  readonly division: Division;
  readonly known: number;
}

/**
 * Signed cuts of OPTSICOM files.
 *
 * @param dir with optsicom-set2/NAME.mc and NAME.bkvl, the best known value
 */
export function readCuts(dir: string, ids: readonly string[]): KnownCut[] {
  return ids.map((id) => {
    const path = join(dir, "optsicom-set2", id);
    const division = readOptsicom(readText(`${path}.mc`, LAYOUT), `${path}.mc`);
    const text = readText(`${path}.bkvl`, LAYOUT).trim();
    const known = Number(text);
    if (!Number.isSafeInteger(known) || known <= 0)
      throw new UserError(
        `${path}.bkvl: expected a whole number above 0, got ${JSON.stringify(text.slice(0, 40))}; mend the file`,
      );
    return { division, known };
  });
}
