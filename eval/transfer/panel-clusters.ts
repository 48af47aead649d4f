import { type Clusters, clustersOf } from "#eval/stats/clusters";
import { type Answers, itemMeans, type Panel } from "#eval/transfer/panel";

/** The arms' mean answers by instance. */
export function panelClusters<Arm extends string>({ arms, instances }: Panel<Arm>): Clusters<Arm> {
  const means = Object.entries<Answers>(arms).map(([arm, answers]) => [arm, itemMeans(answers)]);
  return clustersOf(Object.fromEntries(means) as Record<Arm, number[]>, instances);
}
