import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { offDiagonal } from "#reports/cells";
import { claims } from "#reports/claim";
import { count, list, percent, rate } from "#reports/format";

/** Zero-shot replies that can be read in less than this share of the items make no fair start. */
const READABLE = 0.8;
/** Nor does an accuracy below this. */
const FLOOR = 0.05;

/** What a reader must know before believing the figure, in words; each entry is a note of its own. */
export function notes(matrix: Matrix): string[] {
  const rules = [missing, unreadableStart, floorStart, gaps, spread, losses, failures];
  return rules.flatMap((rule) => rule(matrix) ?? []);
}

function missing({ rows, columns, cells }: Matrix): string | undefined {
  const all = rows.length * columns.length;
  return cells.length < all ? `${all - cells.length} of ${count(all, "cell")} were not run.` : undefined;
}

function unreadableStart({ cells }: Matrix): string | undefined {
  const columns = cells.filter((cell) => cell.row === ZERO_SHOT && 1 - cell.unparsed < READABLE);
  if (columns.length === 0) return undefined;
  const where = list(columns.map((cell) => `${cell.column} (${percent(1 - cell.unparsed)})`));
  return `Before tuning, an answer can be read from less than ${percent(READABLE)} of the replies on ${where}. “Transfer” there starts from nothing: part of any gain is the form of an answer, not the finding of it.`;
}

function floorStart({ cells }: Matrix): string | undefined {
  const columns = cells.filter((cell) => cell.row === ZERO_SHOT && cell.accuracy < FLOOR);
  if (columns.length === 0) return undefined;
  const where = list(columns.map((cell) => `${cell.column} (${rate(cell.accuracy)})`));
  return `Before tuning, less than ${percent(FLOOR)} of the items are right on ${where}. “Transfer” there starts from nothing: the recovered gap is little else than the tuned accuracy divided by that in distribution.`;
}

function gaps(matrix: Matrix): string | undefined {
  const open = offDiagonal(matrix).filter((cell) => cell.transfer?.recovery === undefined);
  if (open.length === 0) return undefined;
  const reasons = new Map<string, Set<string>>();
  for (const { column, transfer } of open) {
    const reason = transfer?.recoveryUndefined ?? "no reason given";
    reasons.set(reason, (reasons.get(reason) ?? new Set()).add(column));
  }
  const why = [...reasons].map(([reason, columns]) => `on ${list([...columns])}, ${reason}`).join("; ");
  return `The recovered gap is undefined for ${count(open.length, "pair")}: ${why}.`;
}

/** What the off-diagonal shows. */
function spread(matrix: Matrix): string | undefined {
  const pairs = offDiagonal(matrix);
  const [worst, best] = extremes(pairs);
  if (!worst || !best) return undefined;
  const run = worst === best ? `is ${named(best)}` : `runs from ${named(worst)} to ${named(best)}`;
  const [least, most] = extremes(matrix.cells.filter((cell) => cell.row === cell.column));
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

function losses(matrix: Matrix): string | undefined {
  const worse = offDiagonal(matrix).filter((cell) => claims(cell, matrix.alpha)?.z === "loss");
  if (worse.length === 0) return undefined;
  const which = list(worse.map(({ row, column }) => `${row} → ${column}`));
  return `Tuning did significant harm (z) to ${count(worse.length, "pair")}: ${which}.`;
}

/** Whether models that fail off the diagonal answer wrongly or give no answer. */
function failures(matrix: Matrix): string | undefined {
  const pairs = offDiagonal(matrix);
  const failed = pairs.reduce((sum, cell) => sum + cell.of - cell.right, 0);
  const mute = pairs.reduce((sum, cell) => sum + cell.unparsed * cell.of, 0);
  if (failed === 0) return undefined;
  return `Of the replies off the diagonal that are not right, ${percent(1 - mute / failed)} hold a wrong answer and ${percent(mute / failed)} hold none that could be read.`;
}
