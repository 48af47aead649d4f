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
      `${model} on ${datasetWords(dataset)} graphs: of ${best.n_instances} relabelled and reordered instances ${percent(best.identical_correct)} are identical and right ${armWords(best)}, ${percent(worst.identical_correct)} ${armWords(worst)}, where ${percent(worst.stable_wrong)} are stable and wrong, ${percent(worst.varying_error)} vary and ${percent(worst.missing)} lack an answer.`,
    ];
  });
}
