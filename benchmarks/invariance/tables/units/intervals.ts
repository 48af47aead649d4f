import type { Table } from "#benchmarks/invariance/tables/table";
import { bootstrapCellMeans } from "#benchmarks/invariance/tables/units/bootstrap-cell-means";
import { type Contrast, METRICS, type Metric } from "#benchmarks/invariance/tables/units/contrast";
import { nameOfArm } from "#benchmarks/invariance/tables/units/keys";
import { calls } from "#benchmarks/invariance/tables/units/sums";
import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { clustersOf } from "#eval/stats/clusters";
import { holm } from "#eval/stats/holm";
import { signFlip } from "#eval/stats/sign-flip";
import { groupBy } from "#src/group-by";
import { names } from "#src/pick";
import { stream } from "#src/rng";

export interface IntervalRow {
  readonly dataset: string;
  readonly model: string;
  readonly arm: string;
  readonly metric: Metric;
  readonly n_clusters: number;
  /** Arm minus what it is held against: the mean of the cells' differences, as published. */
  readonly difference: number;
  readonly ci_low: number;
  readonly ci_high: number;
  readonly against?: string;
  readonly n_groups?: number;
  /** Distinct prompts in both arms. */
  readonly n_calls?: number;
  /** Ours: the mean over groups, its BCa interval, and an exchange test of clusters; Holm over all rows of the data set. undefined: a single cluster. */
  readonly pooled_difference?: number | undefined;
  readonly bca_low?: number | undefined;
  readonly bca_high?: number | undefined;
  readonly p?: number;
  readonly p_holm?: number;
}

export const INTERVAL_COLUMNS: Table<IntervalRow>["columns"] = {
  dataset: "text",
  model: "text",
  arm: "text",
  metric: "text",
  n_clusters: "count",
  difference: "share",
  ci_low: "share",
  ci_high: "share",
  against: "text?",
  n_groups: "count?",
  n_calls: "count?",
  pooled_difference: "share?",
  bca_low: "share?",
  bca_high: "share?",
  p: "share?",
  p_holm: "share?",
};

/** As published. */
const DRAWS = 5000;
const SEED = 20260918;

/** The rows of some contrasts, which are one family of tests a data set. */
export function intervalRows(contrasts: readonly Contrast[]): IntervalRow[] {
  const rows = contrasts.flatMap((contrast) => names(METRICS).map((metric) => row(contrast, metric)));
  const families = groupBy(rows, ({ dataset }) => dataset);
  return [...families.values()].flatMap((family) => {
    const adjusted = holm(family.map(({ p }) => p));
    return family.map((one, i) => ({ ...one, p_holm: adjusted[i]! }));
  });
}

function row({ dataset, model, arm, against, groups }: Contrast, metric: Metric) {
  const results = groups.map(
    ({ members: [first, second] }) => [METRICS[metric](first), METRICS[metric](second)] as const,
  );
  const differences = groups.map(({ cell, cluster }, i) => {
    const [first, second] = results[i]!;
    return { cell, cluster, difference: Number(first) - Number(second) };
  });
  const published = bootstrapCellMeans(differences, DRAWS, stream(SEED, "paired-bootstrap", dataset));
  const clusters = clustersOf(
    { arm: results.map(([first]) => first), against: results.map(([, second]) => second) },
    groups.map(({ cluster }) => cluster),
  );
  const rng = (kind: string) => stream(SEED, kind, dataset, model, nameOfArm(arm), metric);
  const ours = clusterBootstrap(clusters, ["arm", "against"], rng("bca"));
  return {
    dataset,
    model,
    arm: nameOfArm(arm),
    metric,
    n_clusters: published.n_clusters,
    difference: published.difference,
    ci_low: published.interval[0],
    ci_high: published.interval[1],
    against: nameOfArm(against),
    n_groups: groups.length,
    n_calls: calls(groups.flatMap(({ members }) => members.flat())),
    pooled_difference: ours?.difference,
    bca_low: ours?.bca[0],
    bca_high: ours?.bca[1],
    p: signFlip(clusters, ["arm", "against"], rng("sign-flip")),
  };
}
