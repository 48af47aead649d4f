import { type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import type { AnalysisKind } from "#reports/analyses/analysis";
import { cellText } from "#reports/analyses/cell-text";
import { differenceText } from "#reports/analyses/difference-text";
import type { Evidence } from "#reports/analyses/evidence";
import { tunedArms } from "#reports/analyses/tuned-arms";
import { cellAt } from "#reports/cells";
import { type Claim, claims } from "#reports/claim";
import { rate } from "#reports/format";
import { seedCaveat } from "#reports/seeds";
import { ALL_SYNTHETIC } from "#splits/patterns/real-world";
import { UserError } from "#src/errors";

const CONDITIONS = ["zero-shot", "related tasks", "all synthetic tasks", "its own items"] as const;

/** Real-world sets before tuning, after tuning on related and on all synthetic tasks, and on their own part (NLGift, Figure 2, Table 7). */
export const realWorld: AnalysisKind = {
  summary: "real-world sets by what the model was tuned on",
  runs: [1, 1],
  make([run]) {
    const { matrix, name } = run!;
    if (matrix.pattern !== "real-world") {
      throw new UserError(`${name}: expected a run of the real-world pattern, got one of ${matrix.pattern}`);
    }
    const [first, ...others] = tunedArms(matrix).keys();
    const groups = matrix.columns.map((set) => ({ set, cells: cellsOf(run!, set, first) }));
    return {
      title: "Real-world sets",
      source: "NLGift, Figure 2 and Table 7",
      says: [
        lead(
          groups.map(({ cells }) => cells),
          matrix.alpha,
        ),
        ...groups.map(({ set, cells }) => sentence(set, cells, matrix.alpha)),
        ...(others.length > 0
          ? [`Models tuned by ${first} are shown; see analyse strategies for ${others.join(", ")}.`]
          : []),
        seedCaveat(matrix) ?? [],
      ].flat(),
      table: {
        head: ["set", "items", ...CONDITIONS],
        rows: groups.map(({ set, cells }) => [set, itemsOf(cells), ...cells.map(cellText)]),
      },
      figure: {
        kind: "bars",
        title: "Accuracy on real-world sets, by what the model was tuned on",
        series: CONDITIONS,
        groups: groups.map(({ set, cells }) => ({
          name: set,
          bars: cells.map((cell) => cell && { share: cell.accuracy, interval: cell.interval }),
        })),
      },
    };
  },
};

/** The cells of a set, one a condition. */
function cellsOf({ matrix, related }: Evidence, set: string, strategy: string | undefined) {
  const rowOf = (setting: string | undefined) =>
    matrix.arms.find((arm) => arm.strategy === strategy && arm.setting === setting)?.row;
  return [ZERO_SHOT, ...[related[set], ALL_SYNTHETIC, set].map(rowOf)].map((row) =>
    row === undefined ? undefined : cellAt(matrix, row, set),
  );
}

function itemsOf(cells: readonly (ScoredCell | undefined)[]): string {
  const items = cells.flatMap((cell) => cell?.repeats.map(({ of }) => of) ?? []);
  return items.length === 0 ? "–" : String(Math.max(...items));
}

/** How many accuracies synthetic tasks and a set's own items raise and lower, by the paired test. */
function lead(sets: readonly (readonly (ScoredCell | undefined)[])[], alpha: number): string {
  const tallied = (what: string, conditions: readonly number[]) => {
    const said = sets.flatMap((cells) =>
      conditions.flatMap((i) => (cells[i] && claims(cells[i], alpha)?.paired) ?? []),
    );
    const [gain, loss] = (["gain", "loss"] as const).map((claim) => said.filter((one) => one === claim).length);
    return said.length === 0
      ? []
      : [`${what} raise ${gain} of ${said.length} accuracies significantly and lower ${loss}`];
  };
  const told = [...tallied("synthetic tasks", [1, 2]), ...tallied("a set’s own items", [3])];
  return told.length === 0
    ? "No tuned model was tested on a real-world set."
    : `By the paired test, ${told.join("; ")}.`;
}

function sentence(set: string, [before, ...tuned]: readonly (ScoredCell | undefined)[], alpha: number): string {
  const told = tuned.flatMap((cell, i) => {
    if (!cell?.transfer) return [];
    return [`${CONDITIONS[i + 1]} ${differenceText(cell.transfer.difference)} points, ${verdict(cell, alpha)}`];
  });
  const start = before ? `${rate(before.accuracy)} before tuning` : "not run before tuning";
  return `${set}: ${start}; ${told.length > 0 ? told.join("; ") : "no tuning was run"}.`;
}

const WORDS: Readonly<Record<Claim, string>> = { gain: "a gain", loss: "a loss", none: "no significant change" };

/** What both tests say of a change, or each of them where they differ. */
function verdict(cell: ScoredCell, alpha: number): string {
  const { z, paired } = claims(cell, alpha)!;
  return z === paired ? WORDS[z] : `${WORDS[z]} by the paper’s z, ${WORDS[paired]} by the paired test`;
}
