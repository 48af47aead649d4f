import { partOf, partsIn, type Results } from "#benchmarks/invariance/report/results";
import { armWords, datasetWords } from "#benchmarks/invariance/report/words";
import { percent } from "#reports/format";

/** The result in a sentence for each model and data set: how its instances part, in its best arm and its worst. */
export function lead(results: Results): readonly string[] {
  return partsIn(results).flatMap(({ dataset, model }) => {
    const { partitions } = partOf(results, { dataset, model });
    const [first] = partitions;
    if (!first) return [];
    const by = (isMore: (a: number, b: number) => boolean) =>
      partitions.reduce((most, row) => (isMore(row.identical_correct, most.identical_correct) ? row : most), first);
    const [best, worst] = [by((a, b) => a > b), by((a, b) => a < b)];
    return [
      `${model}, ${datasetWords(dataset)} graphs, relabelled and reordered: identical and right in every form for ${percent(best.identical_correct)} of instances at best (${armWords(best)}) and ${percent(worst.identical_correct)} at worst (${armWords(worst)}: ${percent(worst.stable_wrong)} stable and wrong, ${percent(worst.valid_different)} right but different, ${percent(worst.varying_error)} varying errors, ${percent(worst.missing)} without an answer to some form).`,
    ];
  });
}
