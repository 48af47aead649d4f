import type { AnalysisKind } from "#reports/analyses/analysis";
import { cellText } from "#reports/analyses/cell-text";
import { encodingKeywords } from "#reports/analyses/encoding-keywords";
import type { Evidence } from "#reports/analyses/evidence";
import { spearman } from "#reports/analyses/spearman";
import { tunedArms } from "#reports/analyses/tuned-arms";
import { cellAt } from "#reports/cells";
import { statistic, thousands } from "#reports/format";
import { UserError } from "#src/errors";
import { names } from "#src/pick";

/** How often an encoding's words occur in a corpus, against accuracy in distribution (NLGift, Figure 4, Table 8). */
export const keywords: AnalysisKind = {
  summary: "keyword frequency in a corpus against accuracy in distribution",
  runs: [1, 1],
  words: new Set(Object.values(encodingKeywords).flat()),
  make([run], { frequencies }) {
    if (!frequencies) {
      throw new UserError("keywords: expected word counts, got none; give --counts FILE or --corpus DIR");
    }
    const entries = entriesOf(run!, frequencies);
    return {
      title: "Keyword frequency and accuracy in distribution",
      source: "NLGift, Figure 4 and Table 8",
      says: [
        correlation(entries),
        "The mean is ruled by the most frequent of the five words, often a digit or a letter; in the paper’s list as in ours.",
        ...absent(entries),
      ],
      table: {
        head: ["encoding", "mean count", "accuracy in distribution", "words and counts"],
        rows: entries.map(({ encoding, mean, cell, words }) => [
          encoding,
          counted(mean),
          cellText(cell),
          words.map(({ word, count }) => `${word} ${counted(count)}`).join(", "),
        ]),
      },
      figure: {
        kind: "scatter",
        title: "Accuracy in distribution by keyword frequency",
        series: [],
        xTitle: "mean count of five keywords, logarithmic",
        points: entries.map(({ encoding, mean, cell: { accuracy, interval } }) => ({
          name: encoding,
          x: mean,
          share: accuracy,
          interval,
        })),
      },
    };
  },
};

type Entry = ReturnType<typeof entriesOf>[number];

/** The encodings on which a model of the first strategy was tuned and tested. */
function entriesOf({ matrix, name }: Evidence, frequencies: ReadonlyMap<string, number>) {
  const [arms = []] = tunedArms(matrix).values();
  const entries = names(encodingKeywords).flatMap((encoding) => {
    const row = arms.find(({ setting }) => setting === encoding)?.row;
    const cell = row === undefined ? undefined : cellAt(matrix, row, encoding);
    if (!cell) return [];
    const words = encodingKeywords[encoding].map((word) => ({ word, count: frequencies.get(word) ?? 0 }));
    const mean = words.reduce((sum, { count }) => sum + count, 0) / words.length;
    return [{ encoding, cell, words, mean }];
  });
  if (entries.length >= 3) return entries;
  throw new UserError(
    `${name}: expected models tuned on three encodings or more, got ${entries.length}; use a run of the semantic pattern`,
  );
}

/** "1,234,567.5" */
function counted(count: number): string {
  return thousands(Math.round(count * 10) / 10);
}

function correlation(entries: readonly Entry[]): string {
  const rho = spearman(
    entries.map(({ mean }) => mean),
    entries.map(({ cell }) => cell.accuracy),
  );
  const n = entries.length;
  const orders = entries.reduce((product, _, i) => product * (i + 1), 1);
  return `Rank correlation over ${n} encodings: ${rho === undefined ? "undefined, for one side does not vary" : statistic(rho)}. So few points can suggest a relation, not show one: even a perfect order of ${n} comes up by chance once in ${orders}.`;
}

function absent(entries: readonly Entry[]): string[] {
  const missing = new Set(
    entries.flatMap(({ words }) => words.filter(({ count }) => count === 0).map(({ word }) => word)),
  );
  return missing.size === 0 ? [] : [`No count was given for, or none was found of: ${[...missing].join(", ")}.`];
}
