import type { Matrix, ScoredCell } from "#eval/matrix";
import type { AnalysisKind, Evidence } from "#reports/analyses/analysis";
import { cellText } from "#reports/analyses/cell-text";
import { cellAt, offDiagonal } from "#reports/cells";
import { UserError } from "#src/errors";

/**
 * Examples in context on top of tuning: every arm, the untuned one too, is asked with and without them (NLGift, Table 6).
 * The transfers with examples are held against the untuned model with the same examples.
 */
export const inContext: AnalysisKind = {
  summary: "examples in context on top of tuning: a run with them against the same run without",
  runs: [2, 2],
  make(runs) {
    const [plain, shown] = inOrder(runs);
    const rows = shown.matrix.rows.flatMap((row) =>
      shown.matrix.columns.map((column) => compare(row, column, plain.matrix, shown.matrix)),
    );
    return {
      title: `${shown.examples} examples before each question`,
      source: "NLGift, Table 6",
      says: [
        `Without examples ${transfers(plain.matrix)}; with them, against the untuned model with the same examples, ${transfers(shown.matrix)}.`,
        "The examples are solved training problems of the tested setting, drawn anew for each question and the same for every row.",
      ],
      table: { head: ["tuned on → tested on", "without", "with", "transfer without", "transfer with"], rows },
    };
  },
};

function inOrder(runs: readonly Evidence[]): [plain: Evidence, shown: Evidence] {
  const [plain, shown] = runs.toSorted((a, b) => a.examples - b.examples) as [Evidence, Evidence];
  if (plain.examples === 0 && shown.examples > 0) return [plain, shown];
  const got = runs.map(({ name, examples }) => `${name}: ${examples}`).join(", ");
  throw new UserError(`in-context: expected one run without examples and one with (ask: examples: 2), got ${got}`);
}

function compare(row: string, column: string, plain: Matrix, shown: Matrix): string[] {
  const [before, after] = [cellAt(plain, row, column), cellAt(shown, row, column)];
  return [`${row} → ${column}`, cellText(before), cellText(after), transferred(before), transferred(after)];
}

function transferred(cell: ScoredCell | undefined): string {
  if (!cell?.transfer) return "–";
  return cell.transfer.significant ? "significant" : "no";
}

function transfers(matrix: Matrix): string {
  const cells = offDiagonal(matrix);
  const significant = cells.filter(({ transfer }) => transfer?.significant).length;
  return `${significant} of ${cells.length} transfers are significant`;
}
