import type { Decision } from "#benchmarks/decision/rq3/learned/decision";

/** Steps of gradient descent, and how long each is: standardised features keep the loss smooth enough for it. */
const STEPS = 400;
const STEP = 0.5;
/** How strongly weights are drawn to 0, so that decisions that can all be told apart do not send them to infinity. */
const RIDGE = 0.001;

/**
 * The weights under which the actions taken are likeliest, each action's chance being proportional to the exponential of
 * its weighted score: a conditional logit (McFadden 1974), fitted by gradient descent from 0. Same decisions, same weights.
 *
 * @returns one weight a feature, to four decimals; 0 throughout where there is no decision
 */
export function fitWeights(decisions: readonly Decision[], count: number): number[] {
  let weights = new Array<number>(count).fill(0);
  const open = decisions.filter(({ features }) => features.length > 1);
  for (let step = 0; step < STEPS && open.length > 0; step++) {
    const slope = new Array<number>(count).fill(0);
    for (const decision of open) addSlope(slope, decision, weights);
    weights = weights.map((weight, f) => weight - STEP * (slope[f]! / open.length + RIDGE * weight));
  }
  return weights.map((weight) => Number(weight.toFixed(4)));
}

/** Adds what the negative log-likelihood of a decision rises by with each weight. */
function addSlope(slope: number[], { features, taken }: Decision, weights: readonly number[]): void {
  const scores = features.map((row) => row.reduce((sum, feature, f) => sum + weights[f]! * feature, 0));
  const most = scores.reduce((a, b) => Math.max(a, b));
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((a, b) => a + b, 0);
  features.forEach((row, i) => {
    const pull = odds[i]! / total - (i === taken ? 1 : 0);
    row.forEach((feature, f) => {
      slope[f]! += pull * feature;
    });
  });
}
