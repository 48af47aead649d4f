import { powerOfZ } from "#eval/stats/power-of-z";

/**
 * The chance that McNemar's two-sided test at level `alpha` finds a true difference between two arms on the same `n`
 * items that differ on a share `discordance` of them (Connor 1987, the normal approximation).
 *
 * @param difference between −`discordance` and `discordance`
 */
export function powerPaired(difference: number, discordance: number, n: number, alpha = 0.05): number {
  const assumed = Math.sqrt(discordance / n);
  const actual = Math.sqrt((discordance - difference ** 2) / n);
  return powerOfZ(difference, assumed, actual, alpha);
}
