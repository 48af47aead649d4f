import { ZERO_SHOT } from "#eval/cell";
import type { ScoredCell } from "#eval/matrix";
import type { Grid } from "#reports/cells";
import { count } from "#reports/format";

/** Models of an arm from which on the spread between training runs is known well enough to speak of. */
export const ENOUGH_SEEDS = 3;

/** A caveat, on one short line, for arms trained with fewer than three seeds; undefined where all have three. */
export function seedCaveat({ rows, cells }: Pick<Grid, "rows" | "cells">): string | undefined {
  const tuned = rows.filter((row) => row !== ZERO_SHOT);
  const most = tuned.map((row) => modelsOf(row, cells)).filter((models) => models > 0);
  const few = most.filter((models) => models < ENOUGH_SEEDS);
  if (few.length === 0) return undefined;
  if (Math.max(...most) < 2) return "One training seed a model: how runs differ is not in these numbers.";
  const who = few.length < most.length ? ` for ${few.length} of ${count(most.length, "row")}` : "";
  return `Fewer than three seeds${who}: how runs differ is hardly known.`;
}

function modelsOf(row: string, cells: Grid["cells"]): number {
  return Math.max(0, ...cells.filter((cell) => cell.row === row).map(({ repeats }) => repeats.length));
}

/** "2/3": in how many of its seeds an arm differs significantly, by the paper's z and as their mean does; undefined for one model. */
export function seedsAgreeing({ transfer }: ScoredCell, alpha: number): string | undefined {
  if (!transfer?.seeds) return undefined;
  const { seeds, difference } = transfer;
  const agree = seeds.filter(({ z = 0, p = 1 }) => p < alpha && z > 0 === difference.value > 0);
  return `${agree.length}/${seeds.length}`;
}
