import type { Clusters } from "#eval/stats/clusters";
import { names } from "#src/pick";

/** The mean of each arm over its items with each cluster left out in turn. */
export function jackknifeMeans<Arm extends string>({ sizes, sums }: Clusters<Arm>): Record<Arm, Float64Array> {
  const sum = (values: Float64Array) => values.reduce((a, b) => a + b, 0);
  const items = sum(sizes);
  const means = names(sums).map((arm) => {
    const total = sum(sums[arm]);
    return [arm, sums[arm].map((left, i) => (total - left) / (items - sizes[i]!))] as const;
  });
  return Object.fromEntries(means) as Record<Arm, Float64Array>;
}
