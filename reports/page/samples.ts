import type { Matrix } from "#eval/matrix";
import { cellAt } from "#reports/cells";
import { drawing } from "#reports/drawing";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { interval, rate } from "#reports/format";
import type { Report, Sample } from "#reports/report";

/** Characters of a prompt or a reply that are shown. */
const MOST = 3000;

/** The samples of each cell that has some, folded up. */
export function samples({ matrix, samples: all }: Report): string {
  const folds = matrix.rows.flatMap((row) =>
    matrix.columns.flatMap((column) => {
      const mine = all.filter((sample) => sample.row === row && sample.column === column);
      return mine.length === 0 ? [] : fold(matrix, row, column, mine);
    }),
  );
  return folds.join("");
}

/** Where a cell's samples stand on the page; undefined where it has none. */
export function sampleLink({ matrix, samples: all }: Report, row: string, column: string): string | undefined {
  const some = all.some((sample) => sample.row === row && sample.column === column);
  return some ? `#${sampleId(matrix, row, column)}` : undefined;
}

function sampleId({ rows, columns }: Matrix, row: string, column: string): string {
  return `cell-${rows.indexOf(row)}-${columns.indexOf(column)}`;
}

function fold(matrix: Matrix, row: string, column: string, mine: readonly Sample[]): string {
  const cell = cellAt(matrix, row, column);
  const right = mine.filter((sample) => sample.right).length;
  const accuracy = cell ? `${rate(cell.accuracy)} ${interval(cell.interval)} · ` : "";
  const note = element("small", {}, `${accuracy}${right} right and ${mine.length - right} wrong shown`);
  const head = element("summary", {}, escapeText(`${row} → ${column}`), note);
  const id = sampleId(matrix, row, column);
  return element("details", {}, head, element("div", { id }, ...mine.map(article)));
}

function article({ right, prompt, reply, read, why, graph }: Sample): string {
  const part = (name: string, text: string) =>
    element("h4", {}, name) + element("pre", {}, text === "" ? "<i>nothing</i>" : escapeText(excerpt(text)));
  const verdict = element(
    "h3",
    { class: right ? "good" : "bad" },
    `${right ? "✓ right" : "✗ wrong"}: ${escapeText(why)}`,
  );
  const words = element("div", {}, part("asked", prompt), part("replied", reply), part("read as", read ?? ""));
  const caption = graph?.path ? "the graph, and a right answer" : "the graph";
  const picture = graph ? element("div", { class: "drawn" }, drawing(graph), element("p", {}, caption)) : "";
  return element("article", { class: right ? undefined : "miss" }, verdict, words, picture);
}

function excerpt(text: string): string {
  const left = text.length - MOST;
  return left > 0 ? `${text.slice(0, MOST)}… (${left} more characters)` : text;
}
