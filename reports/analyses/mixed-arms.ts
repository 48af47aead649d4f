import type { Arm, Matrix } from "#eval/matrix";
import { tunedArms } from "#reports/analyses/tuned-arms";
import { mixtureNamed } from "#splits/index";

/** A training file that holds so many percent of one task. */
export interface MixedArm {
  readonly arm: Arm;
  readonly task: string;
  readonly percent: number;
}

/** The arms tuned on mixtures, by strategy, each by ascending share. */
export function mixedArms(matrix: Pick<Matrix, "arms">): Map<string, MixedArm[]> {
  const families = [...tunedArms(matrix)].map(([strategy, arms]) => {
    const mixed = arms.flatMap((arm) => {
      const named = mixtureNamed(arm.setting ?? "");
      return named ? [{ arm, ...named }] : [];
    });
    return [strategy, mixed.toSorted((a, b) => a.percent - b.percent)] as const;
  });
  return new Map(families.filter(([, mixed]) => mixed.length > 0));
}
