import { bestAction } from "#benchmarks/decision/rq3/best-action";
import { BOTH, type Division, type Sides } from "#benchmarks/decision/rq3/sides/sides";
import type { Rule } from "#benchmarks/decision/rq3/task";

/** How an objective looks on a side for the next node, and on a whole division. */
export interface SideScores {
  /** What the objective gains at once from putting the next node on a side. */
  assigned(division: Division, sides: Sides, side: number): number;
  /** The objective of a whole division. */
  value(division: Division, sides: Sides): number;
  /** How much of the division's measure (weights, degrees) a node brings to its side. */
  weightOf(division: Division, node: number): number;
}

/** The four rules of dividing tasks; A before B where both are equally good. */
export function sideRules({ assigned, value, weightOf }: SideScores) {
  const rule =
    (score: (division: Division, sides: Sides, side: number) => number): Rule<Division, Sides> =>
    (division, sides) =>
      bestAction(BOTH, (side) => score(division, sides, side));
  const greedily = rule(assigned);
  return {
    assigned_gain: greedily,
    greedy_completion: rule((division, sides, side) => {
      const whole = [...sides, side];
      while (whole.length < division.graph.order) whole.push(greedily(division, whole));
      return value(division, whole);
    }),
    opposite_completion: rule((division, sides, side) => {
      const rest = new Array<number>(division.graph.order - sides.length - 1).fill(1 - side);
      return value(division, [...sides, side, ...rest]);
    }),
    degree_balance: rule((division, sides, side) => {
      let difference = 0;
      for (const [node, on] of [...sides, side].entries()) difference += (on === 0 ? 1 : -1) * weightOf(division, node);
      return -Math.abs(difference);
    }),
  };
}
