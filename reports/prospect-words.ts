import { ASSUMED, prospect } from "#eval/stats/prospect";
import { count, percent, probability, thousands, threshold } from "#reports/format";

/**
 * What a number of items a cell can show, known before any is asked, in one sentence or two; they go on after a colon.
 *
 * @param pairs that Holm's correction is made over
 */
export function prospectWords(n: number, alpha: number, pairs: number): string {
  const { discordance, gain } = ASSUMED;
  const { unpaired, paired, power } = prospect(n, alpha);
  const alone = `with ${thousands(n)} items a cell, at p < ${threshold(alpha)}, the least gain found 8 times in 10 is ${points(unpaired)} by z (two samples, at worst) and ${points(paired)} by McNemar where models differ on ${percent(discordance)} of the items; a gain of ${points(gain)} is found in ${percent(power.unpaired)} and ${percent(power.paired)} of runs.`;
  return pairs < 2 ? alone : `${alone} ${strictestWords(n, alpha / pairs, pairs)}`;
}

function strictestWords(n: number, alpha: number, pairs: number): string {
  const { unpaired, paired, power } = prospect(n, alpha);
  return `At the strictest that Holm over ${count(pairs, "pair")} can be, p < ${probability(alpha)}: ${points(unpaired)} and ${points(paired)}; ${percent(power.unpaired)} and ${percent(power.paired)} of runs.`;
}

/** At the discordance assumed there may be no gain that is found so often. */
function points(gain: number | undefined): string {
  return gain === undefined ? "none" : `${Number((100 * gain).toFixed(1))} points`;
}
