import type { Published } from "#benchmarks/invariance/tables/published/read-published";
import { alignedLines } from "#benchmarks/invariance/tables/text/aligned-lines";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { nameOfArm } from "#benchmarks/invariance/tables/units/keys";
import { percent, points, thousands } from "#reports/format";

/** What published tables come to, data set by data set. */
export function publishedLines({ headlines, modelGaps }: Published): string[] {
  const said = (value: number | undefined) => (value === undefined ? "–" : percent(value, 1));
  const heads = cells(headlines, ({ dataset }) => ({ dataset })).flatMap(({ key, items }) => [
    ...alignedLines(
      [`${key.dataset}; I, R over relabel and order`, "right", "I", "R", "right of n"],
      items.map((row) => [
        `${row.model} ${nameOfArm(row).replace("graph_as_code", "given")}`,
        ...[row.accuracy, row.frac_identical, row.frac_all_correct].map(said),
        `${thousands(row.k_correct)}/${thousands(row.n)}`,
      ]),
    ),
    "",
  ]);
  const gaps = cells(modelGaps, ({ dataset }) => ({ dataset })).flatMap(({ key, items }) => [
    ...alignedLines(
      [`${key.dataset}; gap of I over relabel and order`, "copied", "given", "points", "cells"],
      items.map(({ model, library, code, graph_as_code, gap, n_cells }) => [
        `${model} ${library}`,
        percent(code, 1),
        percent(graph_as_code, 1),
        points(gap),
        `${n_cells}`,
      ]),
    ),
    "",
  ]);
  return [...heads, ...gaps].slice(0, -1);
}
