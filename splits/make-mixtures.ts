import { cellsOf } from "#splits/cells";
import type { FilledCell, Filler, Plan } from "#splits/fill-cells";
import { type Made, madeOf } from "#splits/made";
import type { Quota } from "#splits/manifest";
import { MIXED, type Mixture } from "#splits/mixture";
import type { Setting } from "#splits/settings";
import { wordDraws } from "#splits/word-draws";
import { stream } from "#src/rng";

/** A mixture and the instances of its parts, a cell for each task. */
export interface FilledMixture extends Mixture {
  readonly filled: readonly FilledCell[];
}

/**
 * Draws the instances of mixtures.
 *
 * @param settings what the parts are drawn from, one for each task
 * @throws UserError where there are too few distinct instances
 */
export function fillMixtures(
  mixtures: readonly Mixture[],
  settings: readonly Setting[],
  fillOne: Filler,
): FilledMixture[] {
  const cells = cellsOf(settings);
  return mixtures.map((mixture) => ({
    ...mixture,
    filled: cells.flatMap((cell) => {
      const count = mixture.parts[cell.task] ?? 0;
      return count > 0 ? [fillOne(cell, "train", count)] : [];
    }),
  }));
}

/** Words the instances of mixtures, each in random order. */
export function* makeMixtures(
  mixtures: readonly FilledMixture[],
  { seed, pattern }: Plan,
  base: ReadonlySet<string>,
): Generator<Made> {
  for (const { name, parts, filled } of mixtures) {
    const rows = filled.flatMap((one) => wordDraws(one, one.cell.settings[0]!, seed, base));
    const about = { quota: sum(filled.map(({ quota }) => quota)), parts };
    const mixed = stream(seed, pattern, name, "rows").shuffle(rows);
    yield madeOf({ task: MIXED, setting: name, split: "train", about }, mixed);
  }
}

function sum(quotas: readonly FilledCell["quota"][]): FilledCell["quota"] {
  const total: Record<string, Quota> = {};
  for (const [order, { asked, got }] of quotas.flatMap((quota) => Object.entries(quota))) {
    const before = total[order] ?? { asked: 0, got: 0 };
    total[order] = { asked: before.asked + asked, got: before.got + got };
  }
  return total;
}
