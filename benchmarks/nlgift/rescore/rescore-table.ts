import { cellPair, cellTitle } from "#benchmarks/nlgift/rescore/cell-title";
import { printedItems } from "#benchmarks/nlgift/rescore/printed-items";
import type { ScoredCell } from "#benchmarks/nlgift/rescore/scored-cell";
import { wilson } from "#eval/stats/wilson";
import { interval, rate } from "#reports/format";
import { groupBy } from "#src/group-by";

/** The cells as text for a terminal of 80 columns: a block a table, task and model, then how far they are from the paper. */
export function rescoreTable(cells: readonly ScoredCell[]): string {
  const blocks = [...groupBy(cells, cellTitle)].map(([title, members]) => block(title, members));
  return `${[...blocks, closing(cells)].join("\n\n")}\n`;
}

function block(text: string, cells: readonly ScoredCell[]): string {
  const names = cells.map((cell) => `${cellPair(cell)}${cell.reused ? " *" : ""}`);
  const width = Math.max(...names.map((name) => name.length), "train → test".length);
  const more = { corrected: cells.some(({ corrected }) => corrected), interval: cells.some(isSmall) };
  const heads = ["right/of", "ours", "paper", "unread"];
  const head = [...heads, ...(more.corrected ? ["true"] : []), ...(more.interval ? ["95%"] : [])];
  const rows = cells.map((cell, i) => line(width, names[i]!, columns(cell, more.interval)));
  return [text, line(width, "train → test", head), ...rows].join("\n");
}

/** Whether a cell has fewer replies than the paper's. */
function isSmall(cell: ScoredCell): boolean {
  return cell.replies < printedItems(cell);
}

/** Constraints of one order are no independent draws: they have no interval. */
function columns(cell: ScoredCell, intervals: boolean): string[] {
  const { right, of, accuracy, paper, unparsed, ambiguous, corrected, replies } = cell;
  const own = [`${right}/${of}`, rate(accuracy), paper === null ? "–" : rate(paper), String(unparsed + ambiguous)];
  const bounds = of === replies ? interval(wilson({ right, of })) : "–";
  return [...own, ...(corrected ? [rate(corrected.accuracy)] : []), ...(intervals ? [bounds] : [])];
}

function line(width: number, label: string, [counts = "", ...figures]: readonly string[]): string {
  const cells = figures.map((figure) => figure.padStart(Math.max(7, figure.length + 1)));
  return `  ${label.padEnd(width)} ${counts.padStart(9)}${cells.join("")}`.trimEnd();
}

/** What the marks mean, and the differences from the paper by model; a cell that is printed twice counts once. */
function closing(cells: readonly ScoredCell[]): string {
  const models = [...new Set(cells.map(({ model }) => model))].sort();
  const notes = [
    ...(cells.some(({ reused }) => reused) ? ["* printed in an earlier table, too"] : []),
    ...(cells.some(({ corrected }) => corrected)
      ? ["true: by the true maximum flow; most released labels of lint and float are wrong"]
      : []),
    ...steps(cells),
    ...small(cells),
  ];
  return [...notes, ...models.flatMap((model) => distance(model, cells))].join("\n");
}

/** What counts in orders of steps, and what their list scores as it is. */
function steps(cells: readonly ScoredCell[]): string[] {
  const [cell] = cells.filter(({ listed }) => listed);
  if (!cell) return [];
  return [
    "proscript: right/of counts constraints, not replies;",
    `  step0 -> step1 -> …, the steps as the questions list them, keeps ${rate(cell.listed!.accuracy)}`,
  ];
}

function small(cells: readonly ScoredCell[]): string[] {
  const few = cells.filter(isSmall);
  if (few.length === 0) return [];
  const sizes = few.map(({ replies }) => replies);
  const range = [...new Set([Math.min(...sizes), Math.max(...sizes)])].join(" to ");
  const paper = [...new Set(few.map(printedItems))].sort((a, b) => a - b).join(" or ");
  return [
    `${few.length} of ${cells.length} cells have ${range} replies, fewer than the paper's ${paper}; 95%: Wilson's`,
  ];
}

function distance(model: string, cells: readonly ScoredCell[]): string[] {
  const beside = cells.filter((cell) => cell.model === model && cell.paper !== null && cell.reused === undefined);
  if (beside.length === 0) return [];
  const off = beside.map(({ accuracy, paper }) => Math.abs(accuracy - paper!));
  const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
  const exact = off.filter((value) => value < 0.0005).length;
  const figures = `by ${rate(mean, 4)} on average, ${rate(Math.max(...off))} at most; ${exact} exact`;
  return [`${model}: ${beside.length} cells, off the paper ${figures}`];
}
