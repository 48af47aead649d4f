import { ZERO_SHOT } from "#eval/matrix";
import type { AnalysisKind, Evidence } from "#reports/analyses/analysis";
import { cellText } from "#reports/analyses/cell-text";
import { barChart } from "#reports/analyses/chart/bars";
import { cellAt } from "#reports/cells";
import { UserError } from "#src/errors";

const CONDITIONS = ["zero-shot", "related", "all synthetic", "its own"] as const;
const ALL = "all-synthetic";

/** Real-world sets before tuning, after tuning on related and on all synthetic tasks, and on their own part (NLGift, Figure 2, Table 7). */
export const realWorld: AnalysisKind = {
  summary: "real-world sets by what the model was tuned on",
  runs: [1, 1],
  make([run]) {
    const { matrix, name } = run!;
    if (matrix.pattern !== "real-world") {
      throw new UserError(`${name}: expected a run of the real-world pattern, got one of ${matrix.pattern}`);
    }
    const groups = matrix.columns.map((set) => ({ set, cells: cellsOf(run!, set) }));
    return {
      title: "Real-world sets",
      source: "NLGift, Figure 2 and Table 7",
      says: groups.map(({ set, cells }) => sentence(set, cells)),
      table: { head: ["set", ...CONDITIONS], rows: groups.map(({ set, cells }) => [set, ...cells.map(cellText)]) },
      figure: barChart(
        "Accuracy on real-world sets",
        CONDITIONS,
        groups.map(({ set, cells }) => ({
          name: set,
          bars: cells.map((cell) => cell && { share: cell.accuracy, low: cell.interval[0], high: cell.interval[1] }),
        })),
      ),
    };
  },
};

function cellsOf({ matrix, related }: Evidence, set: string) {
  return [ZERO_SHOT, related[set] ?? "", ALL, set].map((row) => cellAt(matrix, row, set));
}

function sentence(set: string, [, relatedCell, allCell]: ReturnType<typeof cellsOf>): string {
  const told = [["related tasks", relatedCell] as const, ["all synthetic tasks", allCell] as const].flatMap(
    ([what, cell]) => {
      if (!cell?.transfer) return [];
      const { significant } = cell.transfer;
      const harm = cell.accuracy < cell.transfer.zeroShot;
      return [
        `tuning on ${what} ${significant ? "helps significantly" : harm ? "does not help, and is below zero-shot" : "shows no significant gain"}`,
      ];
    },
  );
  return `${set}: ${told.length > 0 ? told.join("; ") : "no synthetic tuning was run"}.`;
}
