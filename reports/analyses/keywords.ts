import { encodings } from "#generators/encodings/index";
import type { AnalysisKind } from "#reports/analyses/analysis";
import { keywordsOf } from "#reports/analyses/encoding-keywords";
import { spearman } from "#reports/analyses/spearman";
import { rate } from "#reports/format";
import { UserError } from "#src/errors";
import { nameIn } from "#src/pick";

/** How often an encoding's words occur in a corpus, against accuracy in distribution (NLGift, Figure 4, Table 8). */
export const keywords: AnalysisKind = {
  summary: "keyword frequency in a corpus against accuracy in distribution",
  runs: [1, 1],
  make([run], { frequencies }) {
    const { matrix, name } = run!;
    if (!frequencies)
      throw new UserError("keywords: expected word counts, got none; give --counts FILE or --corpus DIR");
    const [, first] = matrix.arms;
    const tuned = new Set(matrix.arms.filter(({ strategy }) => strategy === first?.strategy).map(({ row }) => row));
    const own = matrix.cells.filter(
      ({ row, inDistribution, column }) => tuned.has(row) && inDistribution && column in encodings,
    );
    if (own.length < 3) {
      throw new UserError(
        `${name}: expected models tuned on three encodings or more, got ${own.length}; use a run of the semantic pattern`,
      );
    }
    const points = own.map(({ column, accuracy }) => {
      const words = keywordsOf(nameIn("encoding", encodings, column));
      const counts = words.map((word) => frequencies.get(word) ?? 0);
      return { column, accuracy, words, mean: counts.reduce((sum, count) => sum + count, 0) / words.length };
    });
    const rho = spearman(
      points.map(({ mean }) => mean),
      points.map(({ accuracy }) => accuracy),
    );
    return {
      title: "Keyword frequency and accuracy in distribution",
      source: "NLGift, Figure 4 and Table 8",
      says: [
        `Rank correlation over ${points.length} encodings: ${rho === undefined ? "undefined (all equal)" : rho.toFixed(2).replace("-", "−")}. So few points can suggest a relation, not show one: even a perfect order of ${points.length} comes up by chance once in ${factorial(points.length)}.`,
      ],
      table: {
        head: ["encoding", "mean count", "accuracy in distribution", "keywords"],
        rows: points.map(({ column, mean, accuracy, words }) => [
          column,
          mean.toFixed(1),
          rate(accuracy),
          words.join(", "),
        ]),
      },
    };
  },
};

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
