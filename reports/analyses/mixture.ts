import type { Arm, Matrix, ScoredCell } from "#eval/matrix";
import type { AnalysisKind } from "#reports/analyses/analysis";
import { cellText } from "#reports/analyses/cell-text";
import { lineChart } from "#reports/analyses/chart/lines";
import { cellAt } from "#reports/cells";
import { rate } from "#reports/format";
import { UserError } from "#src/errors";

/** A training file that holds so many percent of one task. */
interface Mixed {
  readonly arm: Arm;
  readonly task: string;
  readonly percent: number;
}

/** How accuracy on each task moves with the share of one task in the training file (NLGift, Figure 3). */
export const mixture: AnalysisKind = {
  summary: "accuracy by the share of one task in the training file",
  runs: [1, 1],
  make([run]) {
    const { matrix, name } = run!;
    const mixed = matrix.arms.flatMap(mixedOf).toSorted((a, b) => a.percent - b.percent);
    if (mixed.length < 2) {
      throw new UserError(
        `${name}: expected a run with mixed training files, got none; make them with mix: in the experiment`,
      );
    }
    const { task } = mixed[0]!;
    const rows = mixed.map(({ arm, percent }) => [
      `${percent}% ${task}`,
      ...matrix.columns.map((column) => cellText(cellAt(matrix, arm.row, column))),
    ]);
    return {
      title: `Training files that mix ${task} with other tasks`,
      source: "NLGift, Figure 3",
      says: [
        moved(matrix, mixed, task),
        ...matrix.columns.filter((column) => column !== task).map((column) => moved(matrix, mixed, column)),
        CAVEAT,
      ],
      table: { head: ["trained on", ...matrix.columns], rows },
      figure: lineChart(
        `Accuracy by the share of ${task}`,
        `percent of ${task} in the training file, the rest in equal parts`,
        matrix.columns.map((column) => ({ name: column, points: pointsOf(matrix, mixed, column) })),
      ),
    };
  },
};

const CAVEAT =
  "All arms were asked with one prompt and one answer format. The published comparison changed the format between arms, so its drop may be the format's.";

function mixedOf(arm: Arm): Mixed[] {
  const [, task, percent] = /^(.+)-(\d+(?:\.\d+)?)$/.exec(arm.setting ?? "") ?? [];
  return task && percent ? [{ arm, task, percent: Number(percent) }] : [];
}

function pointsOf(matrix: Matrix, mixed: readonly Mixed[], column: string) {
  return mixed.flatMap(({ arm, percent }) => {
    const cell = cellAt(matrix, arm.row, column);
    return cell ? [{ x: percent, share: cell.accuracy, low: cell.interval[0], high: cell.interval[1] }] : [];
  });
}

/** From the least to the largest share, whether the intervals part, and where the best of all shares is. */
function moved(matrix: Matrix, mixed: readonly Mixed[], column: string): string {
  const cells = mixed.flatMap(({ arm, percent }) => {
    const cell = cellAt(matrix, arm.row, column);
    return cell ? [{ cell, percent }] : [];
  });
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return `${column}: not run.`;
  const apart = parted(first.cell, last.cell) ? "their 95% intervals do not meet" : "their 95% intervals meet";
  const best = cells.reduce((a, b) => (b.cell.accuracy > a.cell.accuracy ? b : a));
  return `${column}: ${rate(first.cell.accuracy)} at ${first.percent}%, ${rate(last.cell.accuracy)} at ${last.percent}% (${apart}); best ${rate(best.cell.accuracy)} at ${best.percent}%.`;
}

function parted(a: ScoredCell, b: ScoredCell): boolean {
  return a.interval[1] < b.interval[0] || b.interval[1] < a.interval[0];
}
