import type { FigureKind } from "#benchmarks/invariance/report/figures/figure";
import { categoryPaints } from "#benchmarks/invariance/report/figures/paints";
import { rowNames } from "#benchmarks/invariance/report/figures/row-names";
import { partKey, stackedRows } from "#benchmarks/invariance/report/figures/stacked-rows";
import { armWords, categoryWords } from "#benchmarks/invariance/report/words";
import { footnote } from "#reports/analyses/chart/footnote";
import { sheet } from "#reports/analyses/chart/sheet";
import { percent } from "#reports/format";
import { names } from "#src/pick";

const PARTS = names(categoryWords).map((name) => ({ name, words: categoryWords[name], ...categoryPaints[name] }));

export const partition: FigureKind = {
  summary: "what the answers to each instance's forms are, by arm",
  draw({ partitions }, layout) {
    if (partitions.length === 0) return undefined;
    const nameOf = rowNames(partitions, armWords);
    const stacks = partitions.map((row) => ({ name: nameOf(row), shares: row, n: row.n_instances }));
    return sheet(finding(partitions, nameOf), layout.width, [
      partKey(PARTS, layout.width),
      stackedRows(stacks, PARTS, layout),
      footnote(
        "Shares of instances, relabel and order together; their number at the right. Right but different: two shortest paths, say. Missing: the answer to one form at least could not be read. Copied: the program holds the graph as the model copied it; given: it finds the graph in its variables.",
        layout.width,
      ),
    ]);
  },
};

interface Shown {
  readonly model: string;
  readonly mode: string;
  readonly library: string;
  readonly identical_correct: number;
  readonly stable_wrong: number;
}

function finding<Row extends Shown>(rows: readonly Row[], nameOf: (row: Row) => string): string {
  const by = (value: (row: Row) => number) => rows.reduce((most, row) => (value(row) > value(most) ? row : most));
  const best = by((row) => row.identical_correct);
  const stable = by((row) => row.stable_wrong);
  return `Identical and right: at most ${percent(best.identical_correct)} (${nameOf(best)}); stable and wrong: at most ${percent(stable.stable_wrong)} (${nameOf(stable)})`;
}
