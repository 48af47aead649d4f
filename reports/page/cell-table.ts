import { ZERO_SHOT } from "#eval/cell";
import type { Matrix, ScoredCell } from "#eval/matrix";
import { cellAt } from "#reports/cells";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { interval, percent, rate, recovered } from "#reports/format";
import { small, table } from "#reports/page/table";

const HEADS = [
  "tuned on",
  "tested on",
  "right",
  "accuracy, 95%",
  "unread",
  "if unread are wrong … right",
  "claim flips",
  "gap recovered, 95%",
  "Fieller",
  "P(≥ λ)",
];

/** Every cell with its counts and intervals, what its unread replies could hide, and its recovery. */
export function cellTable(matrix: Matrix): string {
  const rows = matrix.rows.flatMap((row) =>
    matrix.columns
      .flatMap((column) => cellAt(matrix, row, column) ?? [])
      .map((cell, i) => ({
        head: row,
        cells: [escapeText(cell.column), ...numbersOf(cell)],
        kind: [i === 0 ? "first" : [], cell.inDistribution ? "own" : []].flat().join(" ") || undefined,
      })),
  );
  return table(HEADS, rows, "cells");
}

function numbersOf(cell: ScoredCell): string[] {
  const { right, of, accuracy, spread, unparsed, transfer } = cell;
  const seeds = spread === undefined ? "" : `, SD over seeds ${rate(spread)}`;
  const unread = transfer?.unread;
  return [
    `${right} ${small(`of ${of}`)}`,
    `${rate(accuracy)} ${small(`${interval(cell.interval)}${seeds}`)}`,
    percent(unparsed, 1),
    unread ? unread.accuracy.map((bound) => rate(bound)).join(" … ") : "–",
    unread ? flips(unread.flips) : "–",
    ...recoveryOf(cell),
  ];
}

function flips({ z, paired }: { readonly z: boolean; readonly paired: boolean }): string {
  const which = [z ? "z" : [], paired ? "paired" : []].flat();
  return which.length === 0 ? "no" : element("b", { class: "bad" }, `yes: ${which.join(", ")}`);
}

function recoveryOf({ row, inDistribution, transfer }: ScoredCell): string[] {
  if (row === ZERO_SHOT || !transfer) return ["–", "–", "–"];
  if (inDistribution) return [small("in distribution"), "–", "–"];
  const { recovery, strong, firm, gap } = transfer;
  if (recovery === undefined) return [small("undefined"), "–", "–"];
  const range = gap?.interval ? ` ${small(gap.interval.map(recovered).join(" to "))}` : "";
  return [
    `${recovered(recovery)}${firm ? " ★" : strong ? " ☆" : ""}${range}`,
    fieller(gap?.fieller),
    gap?.atLeastLambda === undefined ? "–" : rate(gap.atLeastLambda, 2),
  ];
}

function fieller(set: NonNullable<NonNullable<ScoredCell["transfer"]>["gap"]>["fieller"]): string {
  if (!set) return "–";
  if (set.kind === "line") return small("unbounded");
  const [low, high] = (set.kind === "interval" ? set.interval : set.gap).map(recovered);
  return small(set.kind === "interval" ? `${low} to ${high}` : `below ${low} or above ${high}`);
}
