import type { Clusters } from "#eval/stats/clusters";
import { names } from "#src/pick";

/** The mean of each arm over all items. */
export function meansOf<Arm extends string>({ sizes, sums }: Clusters<Arm>): Record<Arm, number> {
  const sum = (values: Float64Array) => values.reduce((a, b) => a + b, 0);
  const items = sum(sizes);
  return Object.fromEntries(names(sums).map((arm) => [arm, sum(sums[arm]) / items])) as Record<Arm, number>;
}
