import type { ScoredCell } from "#benchmarks/nlgift/rescore/scored-cell";
import { rate } from "#reports/format";

/** The cells as text for a terminal of 80 columns: a block a table, task and model, then how far they are from the paper. */
export function rescoreTable(cells: readonly ScoredCell[]): string {
  const titles = [...new Set(cells.map(title))];
  const blocks = titles.map((text) =>
    block(
      text,
      cells.filter((cell) => title(cell) === text),
    ),
  );
  return `${[...blocks, closing(cells)].join("\n\n")}\n`;
}

function title({ table, pattern, task, model }: ScoredCell): string {
  const where = typeof table === "number" ? `Table ${table}` : `Figure ${table.replace("fig", "")}`;
  return [where, pattern, ...(task === pattern ? [] : [task]), model].join(", ");
}

function block(text: string, cells: readonly ScoredCell[]): string {
  const names = cells.map(name);
  const width = Math.max(...names.map((text) => text.length), "train → test".length);
  const corrected = cells.some((cell) => cell.corrected);
  const head = line(width, "train → test", ["right/of", "ours", "paper", "unread", ...(corrected ? ["true"] : [])]);
  const rows = cells.map((cell, i) => line(width, names[i]!, columns(cell)));
  return [text, head, ...rows].join("\n");
}

/** A set that is its task's only one stands in the title already. */
function name({ train, test, task, reused }: ScoredCell): string {
  return `${train}${test === task ? "" : ` → ${test}`}${reused ? " *" : ""}`;
}

function columns({ right, of, accuracy, paper, unparsed, ambiguous, corrected }: ScoredCell): string[] {
  const own = [`${right}/${of}`, rate(accuracy), paper === null ? "–" : rate(paper), String(unparsed + ambiguous)];
  return corrected ? [...own, rate(corrected.accuracy)] : own;
}

function line(width: number, label: string, [counts = "", ...figures]: readonly string[]): string {
  return `  ${label.padEnd(width)} ${counts.padStart(9)}${figures.map((figure) => figure.padStart(7)).join("")}`.trimEnd();
}

/** What the marks mean, and the differences from the paper by model; a cell that is printed twice counts once. */
function closing(cells: readonly ScoredCell[]): string {
  const models = [...new Set(cells.map(({ model }) => model))].sort();
  const notes = [
    ...(cells.some(({ reused }) => reused) ? ["* printed in an earlier table, too"] : []),
    ...(cells.some(({ corrected }) => corrected)
      ? ["true: by the true maximum flow; most released labels of lint and float are wrong"]
      : []),
  ];
  return [...notes, ...models.flatMap((model) => distance(model, cells))].join("\n");
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
