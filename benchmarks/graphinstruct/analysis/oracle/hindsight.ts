import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { CompleteModel } from "#benchmarks/graphinstruct/analysis/runs/study";
import { totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** A model asked at each level in the way that does best there, chosen with hindsight (GraphInstruct, section 5.4). */
export interface Oracle {
  readonly choices: readonly Strategy[];
  readonly quality: number;
}

export function oracleOf({ asked }: Pick<CompleteModel, "asked">): Oracle {
  const choices = LEVELS.map((level) =>
    STRATEGIES.reduce((best, way) => (asked[way].levels[level]! > asked[best].levels[level]! ? way : best)),
  );
  return { choices, quality: totalOf(choices.map((way, level) => asked[way].levels[level]!)) };
}
