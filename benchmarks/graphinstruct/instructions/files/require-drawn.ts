import { join } from "node:path";
import { countsOf, type DrawOptions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
import type { Manifest } from "#benchmarks/graphinstruct/instructions/files/manifest";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { readRecord } from "#src/read-record";

/**
 * Makes sure that a folder's instructions were drawn with these options.
 *
 * @throws UserError where they were drawn with others
 */
export function requireDrawn(folder: string, { seed, count, levels = LEVELS }: DrawOptions): void {
  const path = join(folder, "manifest.json");
  const drawn = readRecord<Manifest>(path, "choose another folder with --out");
  const wanted = countsOf(count, levels);
  if (drawn.seed === seed && canonical(drawn.counts) === canonical(wanted)) return;
  throw new UserError(
    `${path}: expected ${told(seed, wanted)}, got ${told(drawn.seed, drawn.counts)}; choose another folder with --out`,
  );
}

function told(seed: number, counts: Manifest["counts"]): string {
  return `seed ${seed} and ${LEVELS.map((level) => counts[level] ?? 0).join(", ")} instructions by level`;
}
