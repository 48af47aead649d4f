import { type Arm, type Matrix, ZERO_SHOT } from "#eval/matrix";
import { groupBy } from "#src/group-by";

/** The arms that were tuned, strategy by strategy in the order of the run. */
export function tunedArms({ arms }: Pick<Matrix, "arms">): Map<string, Arm[]> {
  const tuned = arms.filter(({ row }) => row !== ZERO_SHOT);
  return groupBy(tuned, ({ strategy }) => strategy);
}
