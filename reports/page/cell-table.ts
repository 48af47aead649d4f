import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { cellAt } from "#reports/cells";
import { claims, SIGNS } from "#reports/claim";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { interval, percent, probability, rate, recovered, statistic } from "#reports/format";

const HEADS = [
  "tuned on",
  "tested on",
  "right",
  "accuracy, 95%",
  "no answer",
  "z",
  "p",
  "gained, lost",
  "McNemar p",
  "gap recovered",
];

/** Every cell with its counts, intervals and tests. */
export function cellTable(matrix: Matrix): string {
  const rows = matrix.rows.flatMap((row) => {
    const cells = matrix.columns.flatMap((column) => cellAt(matrix, row, column) ?? []);
    return cells.map((cell, i) => tableRow(cell, i === 0, matrix.alpha));
  });
  const head = element("tr", {}, ...HEADS.map((words) => element("th", { scope: "col" }, escapeText(words))));
  return element("table", { class: "cells" }, element("thead", {}, head), element("tbody", {}, ...rows));
}

function tableRow(cell: ScoredCell, first: boolean, alpha: number): string {
  const { row, column, right, of, accuracy, unparsed, transfer } = cell;
  const data = (words: string) => element("td", {}, words);
  const said = claims(cell, alpha);
  const numbers = [
    `${right} <small>of ${of}</small>`,
    `${rate(accuracy)} <small>${interval(cell.interval)}</small>`,
    percent(unparsed, 1),
    statistic(transfer?.z),
    said ? `${escapeText(probability(transfer?.p))} ${SIGNS[said.z]}` : "–",
    transfer ? `+${transfer.mcnemar.gained} −${transfer.mcnemar.lost}` : "–",
    said ? `${escapeText(probability(transfer?.mcnemar.p))} ${SIGNS[said.mcnemar]}` : "–",
    recovery(cell),
  ];
  const name = element("th", { scope: "row" }, escapeText(row));
  const kind = [first ? "first" : "", row === column ? "own" : ""].filter(Boolean).join(" ") || undefined;
  return element("tr", { class: kind }, name, element("td", {}, escapeText(column)), ...numbers.map(data));
}

function recovery({ row, column, transfer }: ScoredCell): string {
  if (row === ZERO_SHOT || !transfer) return "–";
  if (row === column) return "<small>in distribution</small>";
  const { recovery, strong } = transfer;
  return recovery === undefined ? "<small>undefined</small>" : `${recovered(recovery)}${strong ? " ★" : ""}`;
}
