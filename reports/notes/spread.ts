import type { Matrix, ScoredCell } from "#eval/matrix";
import { offDiagonal } from "#reports/cells";
import { claims } from "#reports/claim";
import { count, list, percent, rate } from "#reports/format";
import { FLOOR } from "#reports/notes/floor";

/** What the off-diagonal shows. */
export function spread(matrix: Matrix): string | undefined {
  const pairs = offDiagonal(matrix);
  const [worst, best] = extremes(pairs);
  if (!worst || !best) return undefined;
  const run = worst === best ? `is ${named(best)}` : `runs from ${named(worst)} to ${named(best)}`;
  const [least, most] = extremes(matrix.cells.filter((cell) => cell.inDistribution));
  const own = least && most ? `; on the diagonal ${range(least, most)}` : "";
  const low = pairs.filter((cell) => cell.accuracy < FLOOR).length;
  const floor = low > 0 ? ` ${low} of ${count(pairs.length, "pair")} stay below ${percent(FLOOR)}.` : "";
  return `Off the diagonal, accuracy ${run}${own}.${floor}`;
}

function extremes(cells: readonly ScoredCell[]): [ScoredCell | undefined, ScoredCell | undefined] {
  const ordered = [...cells].sort((a, b) => a.accuracy - b.accuracy);
  return [ordered[0], ordered.at(-1)];
}

function range(least: ScoredCell, most: ScoredCell): string {
  return least === most ? `it is ${rate(least.accuracy)}` : `from ${rate(least.accuracy)} to ${rate(most.accuracy)}`;
}

function named({ row, column, accuracy }: ScoredCell): string {
  return `${rate(accuracy)} (${row} → ${column})`;
}

/** Says what tuning made worse. */
export function losses(matrix: Matrix): string | undefined {
  const worse = offDiagonal(matrix).filter((cell) => claims(cell, matrix.alpha)?.z === "loss");
  if (worse.length === 0) return undefined;
  const which = list(worse.map(({ row, column }) => `${row} → ${column}`));
  return `Tuning did significant harm (z) to ${count(worse.length, "pair")}: ${which}.`;
}

/** Whether models that fail off the diagonal answer wrongly or give no answer. */
export function failures(matrix: Matrix): string | undefined {
  const pairs = offDiagonal(matrix);
  const failed = pairs.reduce((sum, cell) => sum + cell.of - cell.right, 0);
  const unread = pairs.reduce((sum, cell) => sum + cell.unparsed * cell.of, 0);
  if (failed === 0) return undefined;
  return `Of the replies off the diagonal that are not right, ${percent(1 - unread / failed)} hold a wrong answer and ${percent(unread / failed)} hold none that could be read.`;
}
