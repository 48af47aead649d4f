import type { Proportion } from "#eval/stats/proportion";
import { scoreUnpaired } from "#eval/stats/score-unpaired";
import { tost } from "#eval/stats/tost";

/** The p-value for two independent shares being equivalent within `margin`, by Farrington and Manning's statistic. */
export function tostUnpaired(a: Proportion, b: Proportion, margin: number): number {
  return tost((difference) => scoreUnpaired(a, b, difference), margin);
}
