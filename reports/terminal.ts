import pc from "picocolors";
import { ZERO_SHOT } from "#eval/cell";
import type { ScoredCell } from "#eval/matrix";
import { cellAt, type Grid } from "#reports/cells";
import { claims, SIGNS } from "#reports/claim";
import { familyWords } from "#reports/family-words";
import { interval, percent, rate, recovered, threshold } from "#reports/format";
import { pairedWords } from "#reports/paired-words";
import { seedsAgreeing } from "#reports/seeds";

/** What the terminal can do. */
export interface TerminalOptions {
  /** Whether to use ANSI colours; the caller knows its terminal. Default no. */
  readonly color?: boolean;
  /** Columns of the terminal; default 80, which is also the least that is honoured in full. */
  readonly width?: number;
}

/** "1.000 [.99–1.0]" */
const CELL = 15;
const NAME = 14;
const GAP = "  ";

/** One entry of the table: plain text, and how it is coloured. */
interface Entry {
  readonly text: string;
  readonly color?: (text: string) => string;
}

/**
 * The matrix as lines of text, filled or partly filled: accuracy and interval of each cell, and under it the recovered
 * gap and both tests. More columns than fit stand in blocks below one another.
 */
export function matrixLines(grid: Grid, { color = false, width = 80 }: TerminalOptions = {}): string[] {
  const name = Math.min(NAME, Math.max(10, ...grid.rows.map((row) => row.length)));
  const fit = Math.max(1, Math.floor((width - name) / (CELL + GAP.length)));
  const lines: string[] = [];
  for (let from = 0; from < grid.columns.length; from += fit) {
    lines.push(...block(grid, grid.columns.slice(from, from + fit), name, pc.createColors(color)), "");
  }
  return [...lines, ...legend(grid)];
}

type Colors = ReturnType<typeof pc.createColors>;

function block(grid: Grid, columns: readonly string[], name: number, colors: Colors): string[] {
  const line = (first: Entry, entries: readonly Entry[]) =>
    [pad(first, name), ...entries.map((entry) => pad(entry, CELL))].join(GAP).trimEnd();
  const heads = columns.map((text) => ({ text, color: colors.bold }));
  const lines = [line({ text: "tuned on ↓", color: colors.dim }, heads)];
  for (const row of grid.rows) {
    const cells = columns.map((column) => cellAt(grid, row, column));
    const upper = cells.map((cell) => accuracy(cell, colors));
    lines.push(line({ text: row, color: colors.bold }, upper));
    const lower = cells.map((cell) => verdict(cell, grid.alpha, colors));
    if (row !== ZERO_SHOT) lines.push(line({ text: "" }, lower));
  }
  return lines;
}

function accuracy(cell: ScoredCell | undefined, { dim }: Colors): Entry {
  return cell ? { text: `${rate(cell.accuracy)} ${interval(cell.interval)}` } : { text: "·", color: dim };
}

/** The recovered gap, a sign for z, a sign for the paired test, a star for strong recovery, seeds that agree. */
function verdict(cell: ScoredCell | undefined, alpha: number, colors: Colors): Entry {
  const said = cell && claims(cell, alpha);
  if (!said) return { text: "" };
  const signs = SIGNS[said.z] + SIGNS[said.paired];
  if (cell.inDistribution) return { text: `tuned on it ${signs}`, color: colors.cyan };
  const { recovery, strong, firm } = cell.transfer!;
  const parts = [recovery === undefined ? "gap –" : recovered(recovery), signs + (firm ? "★" : strong ? "☆" : "")];
  const text = [...parts, seedsAgreeing(cell, alpha) ?? []].flat().join(" ");
  return { text, color: { gain: colors.green, none: colors.dim, loss: colors.red }[said.z] };
}

/** The text cut or filled up to a width, then coloured. */
function pad({ text, color = (plain) => plain }: Entry, width: number): string {
  const chars = [...text];
  const shown = chars.length > width ? `${chars.slice(0, width - 1).join("")}…` : text;
  return color(shown) + " ".repeat(Math.max(0, width - chars.length));
}

function legend(grid: Grid): string[] {
  const [level, least] = [threshold(grid.alpha), percent(grid.lambda)];
  return [
    `gap recovered, and two signs: ● gain ○ neither ▼ loss (p < ${level})`,
    `by z, then by ${pairedWords(grid)}, Holm over ${familyWords(grid)}`,
    `☆ strong: significant by z, ≥ ${least} recovered; ★ by its interval’s lower end`,
  ];
}
