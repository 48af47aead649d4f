import { type Arm, type Matrix, ZERO_SHOT } from "#eval/matrix";

/** The arms that were tuned, strategy by strategy in the order of the run. */
export function tunedArms({ arms }: Pick<Matrix, "arms">): Map<string, Arm[]> {
  const families = new Map<string, Arm[]>();
  for (const arm of arms) {
    if (arm.row === ZERO_SHOT) continue;
    const family = families.get(arm.strategy);
    if (family) family.push(arm);
    else families.set(arm.strategy, [arm]);
  }
  return families;
}
