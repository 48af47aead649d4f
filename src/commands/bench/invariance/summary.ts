import { gap } from "#benchmarks/invariance/tables/kinds/gap";
import { headline } from "#benchmarks/invariance/tables/kinds/headline";
import { armPartitions } from "#benchmarks/invariance/tables/kinds/partition";
import type { Study } from "#benchmarks/invariance/tables/study";
import { modelGaps } from "#benchmarks/invariance/tables/units/mean-gaps";

/** What an audit comes to, for machines: how its instances part comes first. */
export function summary(study: Study) {
  const gaps = gap.rows(study);
  return {
    partitions: armPartitions(study.groups),
    headlines: headline.rows(study),
    gaps,
    modelGaps: modelGaps(gaps),
  };
}
