import { bestAction } from "#benchmarks/decision/rq3/propose";
import { BOTH, type Division, type Sides } from "#benchmarks/decision/rq3/sides/sides";
import type { Rule } from "#benchmarks/decision/rq3/task";

/** How an objective looks on a side for the next node, and on a whole division. */
export interface SideScores {
  /** What putting the next node on a side gains at once. */
  assigned(division: Division, sides: Sides, side: number): number;
  /** The objective of a whole division. */
  value(division: Division, sides: Sides): number;
  /** How much a node brings to the size of its side. */
  weightOf(division: Division, node: number): number;
}

/** What the rules score, in words; they differ between the objectives. */
export interface SideWords {
  readonly gain: string;
  readonly objective: string;
  readonly size: string;
}

/** The four rules of dividing tasks; A before B where both are equally good. */
export function sideRules({ assigned, value, weightOf }: SideScores, { gain, objective, size }: SideWords) {
  const rule = (
    formula: string,
    score: (division: Division, sides: Sides, side: number) => number,
  ): Rule<Division, Sides> => ({
    formula,
    at: (division, sides) => (side) => score(division, sides, side),
  });
  return {
    assigned_gain: rule(gain, assigned),
    greedy_completion: rule(
      `${objective} once every later node has gone, in order, to the side where it scores more in assigned_gain`,
      (division, sides, side) => {
        const whole = [...sides, side];
        while (whole.length < division.graph.order) {
          whole.push(bestAction(BOTH, (next) => assigned(division, whole, next)));
        }
        return value(division, whole);
      },
    ),
    opposite_completion: rule(`${objective} if every later node went to the other side`, (division, sides, side) => {
      const rest = new Array<number>(division.graph.order - sides.length - 1).fill(1 - side);
      return value(division, [...sides, side, ...rest]);
    }),
    degree_balance: rule(`the difference of the two sides' ${size}, negated`, (division, sides, side) => {
      let difference = 0;
      for (const [node, on] of [...sides, side].entries()) difference += (on === 0 ? 1 : -1) * weightOf(division, node);
      return -Math.abs(difference);
    }),
  };
}
