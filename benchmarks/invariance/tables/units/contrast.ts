import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import type { Study } from "#benchmarks/invariance/tables/study";
import { areCorrect, areIdentical } from "#benchmarks/invariance/tables/units/agreement";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type Group, isHeadline } from "#benchmarks/invariance/tables/units/groups";
import { type ArmKey, nameOfKey } from "#benchmarks/invariance/tables/units/keys";

/** What of a group's answers is compared. */
export const METRICS: Readonly<Record<Metric, (answers: readonly ScoredRow[]) => boolean>> = {
  identical: areIdentical,
  all_correct: areCorrect,
};

export type Metric = "identical" | "all_correct";

/** Two arms of a model on one group, as 0 or 1. */
export interface PairedGroup {
  /** Task and axis. */
  readonly cell: string;
  readonly cluster: string;
  readonly members: readonly [readonly ScoredRow[], readonly ScoredRow[]];
}

/** Two ways of asking a model, on the groups of the headline axes that both were asked. */
export interface Contrast {
  readonly dataset: string;
  readonly model: string;
  readonly arm: ArmKey;
  readonly against: ArmKey;
  readonly groups: readonly PairedGroup[];
}

/** @param againstOf the arm that an arm is held against; undefined: none */
export function contrasts(
  { groups, clusterOf }: Pick<Study, "groups" | "clusterOf">,
  againstOf: (arm: ArmKey) => ArmKey | undefined,
): Contrast[] {
  const arms = cells(groups.filter(isHeadline), ({ forms }) => forms.arm);
  const byArm = new Map(arms.map(({ key, items }) => [nameOfKey(key), items]));
  return arms.flatMap(({ key: arm, items }) => {
    const against = againstOf(arm);
    const others = new Map((against && byArm.get(nameOfKey(against)))?.map((group) => [placeOf(group), group]));
    const paired = items.flatMap((group): PairedGroup[] => {
      const other = others.get(placeOf(group));
      const { forms, axis, members } = group;
      return other
        ? [{ cell: `${forms.task}\0${axis}`, cluster: clusterOf(forms), members: [members, other.members] }]
        : [];
    });
    const { dataset, model } = arm;
    return against && paired.length > 0 ? [{ dataset, model, arm, against, groups: paired }] : [];
  });
}

function placeOf({ forms, axis }: Group): string {
  return `${forms.instance_id}\0${axis}`;
}
