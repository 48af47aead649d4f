import { byStrategy } from "#reports/by-strategy";
import { type Grid, offDiagonal } from "#reports/cells";
import { claims } from "#reports/claim";
import { count, percent, threshold } from "#reports/format";
import { pairedWords } from "#reports/paired-words";

/** How many of the pairs (tuned on one thing, tested on another) pass which test. */
export interface Tally {
  readonly pairs: number;
  /** Significant gains by the paper's z, and by the paired test within its family. */
  readonly z: number;
  readonly paired: number;
  /** Strong recoveries, and those that are so by the lower end of their interval. */
  readonly strong: number;
  readonly firm: number;
  /** Pairs whose recovery is undefined. */
  readonly undefined: number;
}

/** Counts the pairs of a matrix, of one strategy or of all. */
export function tally(grid: Grid, strategy?: string): Tally {
  const pairs = offDiagonal(grid, strategy);
  const said = pairs.map((cell) => claims(cell, grid.alpha));
  return {
    pairs: pairs.length,
    z: said.filter((claim) => claim?.z === "gain").length,
    paired: said.filter((claim) => claim?.paired === "gain").length,
    strong: pairs.filter((cell) => cell.transfer?.strong).length,
    firm: pairs.filter((cell) => cell.transfer?.firm).length,
    undefined: pairs.filter((cell) => cell.transfer?.recovery === undefined).length,
  };
}

/** The result in one sentence or two; of several strategies one entry each. */
export function summary(grid: Grid): string[] {
  const said = byStrategy(grid, ({ strategy }) => summaryOf(grid, strategy));
  return said.length === 0 ? ["No model was tested on anything but what it was tuned on."] : said;
}

function summaryOf(grid: Grid, strategy: string): string {
  const { pairs, z, paired, strong, firm } = tally(grid, strategy);
  const tests = `${z} of ${pairs} pairs transfer significantly (two-sided z, p < ${threshold(grid.alpha)})`;
  const better = `${paired} on the same items (${pairedWords(grid)}, Holm over ${count(pairs, "pair")})`;
  const recover = strong === 0 ? "None recovers" : strong === 1 ? "1 recovers" : `${strong} recover`;
  const sure = strong > 0 ? `, ${firm} by the lower end of the interval` : "";
  return `${tests}, ${better}. ${recover} at least ${percent(grid.lambda)} of the gain in distribution${sure}.`;
}
