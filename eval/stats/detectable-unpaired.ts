import type { Plan } from "#eval/stats/plan";
import { powerOfZ } from "#eval/stats/power-of-z";
import { powerUnpaired } from "#eval/stats/power-unpaired";
import { smallestWith } from "#eval/stats/smallest-with";

/**
 * The smallest gain that the pooled two-proportion z-test finds with the wanted power; undefined where none is found
 * so often.
 *
 * @param baseline the true share before; left out: the worst case, in which both variances are the largest there are (¼)
 */
export function detectableUnpaired(plan: Plan & { readonly baseline?: number }): number | undefined {
  const { n, alpha = 0.05, power = 0.8, baseline } = plan;
  if (baseline !== undefined) {
    return smallestWith(power, 1 - baseline, (gain) => powerUnpaired(baseline, baseline + gain, n, alpha));
  }
  const largest = Math.sqrt(0.5 / n);
  return smallestWith(power, 1, (gain) => powerOfZ(gain, largest, largest, alpha));
}
