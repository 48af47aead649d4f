import type { Plan } from "#eval/stats/plan";
import { powerPaired } from "#eval/stats/power-paired";
import { smallestWith } from "#eval/stats/smallest-with";

/**
 * The smallest difference that McNemar's test finds with the wanted power where the arms differ on a share
 * `discordance` of the items; undefined where not even a difference on all of those is found so often.
 */
export function detectablePaired(plan: Plan & { readonly discordance: number }): number | undefined {
  const { n, alpha = 0.05, power = 0.8, discordance } = plan;
  return smallestWith(power, discordance, (difference) => powerPaired(difference, discordance, n, alpha));
}
