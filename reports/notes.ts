import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { offDiagonal } from "#reports/cells";
import { changes } from "#reports/changes";
import { claims } from "#reports/claim";
import { count, list, percent, rate, recovered, threshold } from "#reports/format";
import { seedCaveat } from "#reports/seeds";

/** Zero-shot replies that can be read in less than this share of the items make no fair start. */
const READABLE = 0.8;
/** Nor does an accuracy below this. */
const FLOOR = 0.05;

/** Cells that a note names one by one; more are counted. */
const TOLD = 4;

/** What a reader must know before believing the figure, in words; each entry is a note of its own. */
export function notes(matrix: Matrix): string[] {
  const rules = [
    missing,
    seedCaveat,
    changed,
    unreadableStart,
    floorStart,
    gaps,
    average,
    nothingShown,
    unread,
    spread,
    losses,
    failures,
  ];
  return rules.flatMap((rule) => rule(matrix) ?? []);
}

function missing({ rows, columns, cells }: Matrix): string | undefined {
  const all = rows.length * columns.length;
  return cells.length < all ? `${all - cells.length} of ${count(all, "cell")} were not run.` : undefined;
}

/** Claims of the paper's statistics that the better ones change. */
function changed(matrix: Matrix): string | undefined {
  const all = changes(matrix);
  if (all.length === 0) return undefined;
  const told = all.map(
    ({ row, column, claim, paper, better, why }) => `${row} → ${column}, ${claim}: ${paper}; ${better} (${why})`,
  );
  const rest = told.length > TOLD ? `; and ${told.length - TOLD} more` : "";
  return `Claims that change with the better statistics (paired test, Holm over ${count(matrix.family.size, "pair")}; lower end of the recovery’s interval): ${told.slice(0, TOLD).join("; ")}${rest}.`;
}

/** The average recovery, and what it leaves out. */
function average({ averages: [all] }: Matrix): string | undefined {
  if (!all || all.pairs + all.left === 0) return undefined;
  const left =
    all.left === 0
      ? ""
      : ` ${count(all.left, "pair")} without a model tuned on the column ${all.left === 1 ? "is" : "are"} left out.`;
  if (all.pairs === 0) return undefined;
  if (all.recovery === undefined)
    return `The average recovery is undefined: tuning in distribution gained nothing on average.${left}`;
  return `On average over ${count(all.pairs, "pair")}, ${recovered(all.recovery)} of the gap is recovered (mean gain over mean gain in distribution, pairs with an undefined gap of their own included).${left}`;
}

/** "Not significant" is not "no transfer". */
function nothingShown(matrix: Matrix): string | undefined {
  const none = offDiagonal(matrix).filter((cell) => claims(cell, matrix.alpha)?.paired === "none");
  if (none.length === 0) return undefined;
  const same = none.filter(({ transfer }) => transfer?.equivalence.equivalent).length;
  const finds = none.flatMap(({ transfer }) => transfer?.detectable ?? []);
  const ends =
    finds.length === 0
      ? ""
      : ` The least difference that the test finds 8 times in 10 is ${among(finds)} points there.`;
  const subject = none.length === 1 ? "1 pair shows" : `${none.length} pairs show`;
  return `${subject} neither gain nor loss by the paired test; of ${none.length === 1 ? "it" : "them"} ${same} ${same === 1 ? "is" : "are"} shown to differ by less than ${threshold(100 * matrix.margin)} points (two one-sided tests, .05), which leaves ${none.length - same} open.${ends}`;
}

function among(shares: readonly number[]): string {
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => (100 * share).toFixed(1));
  return least === most ? least! : `${least} to ${most}`;
}

/** Claims that rest on how replies that could not be read are counted. */
function unread(matrix: Matrix): string | undefined {
  const open = offDiagonal(matrix).filter(({ transfer }) => transfer?.unread.flips.z || transfer?.unread.flips.paired);
  if (open.length === 0) return undefined;
  const which = open.slice(0, TOLD).map(({ row, column }) => `${row} → ${column}`);
  const rest = open.length > TOLD ? [`${open.length - TOLD} more`] : [];
  return `Whether tuning helped depends on replies that could not be read (all of them right, or all wrong) for ${count(open.length, "pair")}: ${list([...which, ...rest])}.`;
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
