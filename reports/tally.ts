import { type Grid, offDiagonal } from "#reports/cells";
import { claims } from "#reports/claim";
import { percent, threshold } from "#reports/format";

/** How many of the pairs (tuned on one thing, tested on another) pass which test. */
export interface Tally {
  readonly pairs: number;
  /** Significant gains by the paper's z, and by McNemar. */
  readonly z: number;
  readonly mcnemar: number;
  readonly strong: number;
  /** Pairs whose recovery is undefined. */
  readonly undefined: number;
}

/** Counts the pairs of a matrix. */
export function tally(grid: Grid): Tally {
  const pairs = offDiagonal(grid);
  const said = pairs.map((cell) => claims(cell, grid.alpha));
  return {
    pairs: pairs.length,
    z: said.filter((claim) => claim?.z === "gain").length,
    mcnemar: said.filter((claim) => claim?.mcnemar === "gain").length,
    strong: pairs.filter((cell) => cell.transfer?.strong).length,
    undefined: pairs.filter((cell) => cell.transfer?.recovery === undefined).length,
  };
}

/** The result in one sentence or two. */
export function summary(grid: Grid): string {
  const { pairs, z, mcnemar, strong } = tally(grid);
  if (pairs === 0) return "No model was tested on anything but what it was tuned on.";
  const tests = `${z} of ${pairs} pairs transfer significantly (two-sided z, p < ${threshold(grid.alpha)})`;
  const paired = `${mcnemar} by McNemar’s test on the same items`;
  const recovery = `${strong === 0 ? "None recovers" : strong === 1 ? "1 recovers" : `${strong} recover`} at least`;
  return `${tests}, ${paired}. ${recovery} ${percent(grid.lambda)} of the gain in distribution.`;
}
