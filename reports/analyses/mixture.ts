import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import type { AnalysisKind, Table } from "#reports/analyses/analysis";
import { cellText } from "#reports/analyses/cell-text";
import type { PanelChart } from "#reports/analyses/chart/chart";
import { differenceText } from "#reports/analyses/difference-text";
import { type JudgedDifference, judgeTogether } from "#reports/analyses/judge-together";
import { type MixedArm, mixedArms } from "#reports/analyses/mixed-arms";
import { pairedDifference } from "#reports/analyses/paired-difference";
import { cellAt } from "#reports/cells";
import { pValue, rate, threshold } from "#reports/format";
import { seedCaveat } from "#reports/seeds";
import { UserError } from "#src/errors";

/** How accuracy on each task moves with the share of one task in the training file (NLGift, Figure 3). */
export const mixture: AnalysisKind = {
  summary: "accuracy by the share of one task in the training file",
  runs: [1, 1],
  make([run]) {
    const { matrix, name } = run!;
    const families = mixedArms(matrix);
    const [first] = families.values();
    if (!first || first.length < 2) {
      throw new UserError(
        `${name}: expected a run with two mixed training files or more, got ${first ? "one" : "none"}; make them with mix: in the experiment`,
      );
    }
    const { task } = first[0]!;
    const moves = movesOf(matrix, families);
    return {
      title: `Training files that mix ${task} with other tasks`,
      source: "NLGift, Figure 3",
      says: [
        lead(moves, matrix.alpha, families.size > 1 ? "tasks and strategies" : "tasks"),
        ...moves.map((move) => sentence(move, matrix, families.size > 1)),
        "All arms were asked with one prompt and one answer format. The published comparison changed the format between arms, so its drop may be the format’s.",
        seedCaveat(matrix) ?? [],
      ].flat(),
      table: tableOf(matrix, families),
      figure: figureOf(matrix, families, task),
    };
  },
};

type Families = ReadonlyMap<string, readonly MixedArm[]>;

interface At {
  readonly percent: number;
  readonly cell: ScoredCell;
}

/** From the least share to the largest, on one column. */
interface Move {
  readonly strategy: string;
  readonly column: string;
  readonly cells: readonly At[];
  readonly difference: JudgedDifference | undefined;
}

/** The moves of every strategy on every column, judged together. */
function movesOf(matrix: Matrix, families: Families): Move[] {
  const lines = [...families].flatMap(([strategy, mixed]) =>
    matrix.columns.map((column) => ({ strategy, column, cells: cellsOf(matrix, mixed, column) })),
  );
  const differences = lines.map(({ cells }) =>
    cells.length < 2 ? undefined : pairedDifference(cells.at(-1)!.cell, cells[0]!.cell, matrix),
  );
  const judged = judgeTogether(differences);
  return lines.map((line, i) => ({ ...line, difference: judged[i] }));
}

function cellsOf(matrix: Matrix, mixed: readonly MixedArm[], column: string): At[] {
  return mixed.flatMap(({ arm, percent }) => {
    const cell = cellAt(matrix, arm.row, column);
    return cell ? [{ percent, cell }] : [];
  });
}

function lead(moves: readonly Move[], alpha: number, of: string): string {
  const judged = moves.flatMap(({ difference }) => difference ?? []);
  const moved = judged.filter(({ adjusted }) => adjusted < alpha);
  const up = moved.filter(({ value }) => value > 0).length;
  return `From the least share to the largest, accuracy moves significantly (p < ${threshold(alpha)}) on ${moved.length} of ${judged.length} ${of}, ${up} up and ${moved.length - up} down, on the same items and after Holm’s correction.`;
}

function sentence({ strategy, column, cells, difference }: Move, matrix: Matrix, several: boolean): string {
  const who = several ? `${column} (${strategy})` : column;
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || !difference) return `${who}: not run at two shares.`;
  const best = cells.reduce((a, b) => (b.cell.accuracy > a.cell.accuracy ? b : a));
  const before = cellAt(matrix, ZERO_SHOT, column);
  const parts = [
    `${rate(first.cell.accuracy)} at ${first.percent}%, ${rate(last.cell.accuracy)} at ${last.percent}%: ${differenceText(difference)} points, ${pValue(difference.adjusted)}`,
    ...(best !== first && best !== last ? [`best ${rate(best.cell.accuracy)} at ${best.percent}%`] : []),
    ...(before ? [`before tuning ${rate(before.accuracy)}`] : []),
  ];
  return `${who}: ${parts.join("; ")}.`;
}

function tableOf(matrix: Matrix, families: Families): Table {
  const row = (name: string, arm: string) => [
    name,
    ...matrix.columns.map((column) => cellText(cellAt(matrix, arm, column))),
  ];
  const mixed = [...families].flatMap(([strategy, arms]) =>
    arms.map(({ arm, task, percent }) =>
      row(`${percent}% ${task}${families.size > 1 ? ` (${strategy})` : ""}`, arm.row),
    ),
  );
  return { head: ["trained on", ...matrix.columns], rows: [row("nothing (zero-shot)", ZERO_SHOT), ...mixed] };
}

/** One panel a column; the whole share of a task is the upper bound in its own panel, zero-shot the lower in each. */
function figureOf(matrix: Matrix, families: Families, task: string): PanelChart {
  const panels = matrix.columns.map((column) => {
    const lines = [...families.values()].map((mixed) =>
      cellsOf(matrix, mixed, column).map(({ percent: x, cell: { accuracy: share, interval } }) => ({
        x,
        share,
        interval,
      })),
    );
    const before = cellAt(matrix, ZERO_SHOT, column);
    const whole = column === task ? lines[0]?.find(({ x }) => x === 100) : undefined;
    return {
      name: column,
      lines,
      levels: [
        ...(before ? [{ name: "before tuning", share: before.accuracy, side: "right" as const }] : []),
        ...(whole ? [{ name: `${task} alone`, share: whole.share, side: "left" as const }] : []),
      ],
    };
  });
  return {
    kind: "panels",
    title: `Accuracy by the share of ${task}`,
    series: families.size > 1 ? [...families.keys()] : [],
    xTitle: `percent of ${task}; the rest in equal parts`,
    panels,
  };
}
