import type { Arm, Matrix } from "#eval/matrix";
import { tunedArms } from "#reports/analyses/tuned-arms";

/** A training file that holds so many percent of one task. */
export interface MixedArm {
  readonly arm: Arm;
  readonly task: string;
  readonly percent: number;
}

/** The arms tuned on mixtures, by strategy, each by ascending share. */
export function mixedArms(matrix: Pick<Matrix, "arms">): Map<string, MixedArm[]> {
  const families = [...tunedArms(matrix)].map(([strategy, arms]) => {
    const mixed = arms.flatMap(mixedOf).toSorted((a, b) => a.percent - b.percent);
    return [strategy, mixed] as const;
  });
  return new Map(families.filter(([, mixed]) => mixed.length > 0));
}

/** Mixtures are named after task and share: shortest-path-25. */
function mixedOf(arm: Arm): MixedArm[] {
  const [, task, percent] = /^(.+)-(\d+(?:\.\d+)?)$/.exec(arm.setting ?? "") ?? [];
  return task && percent ? [{ arm, task, percent: Number(percent) }] : [];
}
