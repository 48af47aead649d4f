import { ZERO_SHOT } from "#eval/cell";
import type { Matrix } from "#eval/matrix";
import { cellAt } from "#reports/cells";
import { element } from "#reports/element";
import { cellPicture } from "#reports/heatmap/cell";
import { type Geometry, geometry } from "#reports/heatmap/geometry";
import { patterns } from "#reports/heatmap/ground";
import type { Layout } from "#reports/heatmap/layout";
import { legend } from "#reports/heatmap/legend";
import { seedCaveat } from "#reports/seeds";
import { CAUTION, SOFT } from "#reports/svg/palette";
import { runs, text, wrap } from "#reports/svg/text";

/** Where a click on a cell leads; undefined: nowhere. */
export type Link = (row: string, column: string) => string | undefined;

/** A drawing and the room it takes, in pixels. */
export interface Plate {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** Names, cells and legend, with the top left corner at (0, 0). */
export function plate(matrix: Matrix, layout: Layout, link?: Link): Plate {
  const plan = geometry(matrix, layout);
  const warning = caveat(matrix, plan, layout);
  const top = plan.bottom + 24 + warning.height;
  const key = legend(matrix, plan.left, top, plan.width - plan.left, layout);
  const grid = [...names(matrix, plan, layout), ...cells(matrix, plan, layout, link)];
  const parts = [patterns(layout.name), ...grid, warning.svg, key.svg];
  return { markup: parts.join(""), width: plan.width, height: top + key.height };
}

/** What the figure must not be shown without. */
function caveat(matrix: Matrix, plan: Geometry, { size }: Layout): { readonly svg: string; readonly height: number } {
  const words = seedCaveat(matrix);
  if (words === undefined) return { svg: "", height: 0 };
  const style = { size: size.tag + 1, bold: true, fill: CAUTION };
  const lines = wrap(`! ${words}`, plan.width - plan.left, style.size);
  const step = style.size + 4;
  const svg = lines.map((line, i) => text(plan.left, plan.bottom + 18 + i * step, line, style)).join("");
  return { svg, height: lines.length * step };
}

/** Names of rows and columns and of the two axes. */
function names(matrix: Matrix, plan: Geometry, layout: Layout): string[] {
  const { size, cell, rowNames } = layout;
  const bold = { size: size.name, bold: true } as const;
  const soft = { size: size.tag + 0.5, fill: SOFT } as const;
  const step = size.name + 3;
  const columns = plan.columnNames.flatMap((lines, i) =>
    lines.map((line, k) =>
      text(plan.x[i]! + cell.width / 2, plan.top - 10 - (lines.length - 1 - k) * step, line, {
        ...bold,
        anchor: "middle",
      }),
    ),
  );
  const above = (i: number, y: number) => {
    const before = matrix.rows[i] === ZERO_SHOT ? "before tuning" : "tuned on";
    return runs(0, y - 6, [
      { words: before, ...soft },
      { words: plan.rowNames[i]![0]!, ...bold },
    ]);
  };
  const beside = (i: number, y: number, height: number) =>
    plan.rowNames[i]!.map((line, k, lines) =>
      text(plan.left - 14, y + height / 2 + size.name * 0.36 + (k - (lines.length - 1) / 2) * step, line, {
        ...bold,
        anchor: "end",
      }),
    ).join("");
  const rows = plan.rows.map(({ y, height }, i) => (rowNames === "above" ? above(i, y) : beside(i, y, height)));
  const axis = text((plan.left + plan.right) / 2, 10, "tested on", { ...soft, anchor: "middle" });
  const side = rowNames === "left" ? text(plan.left - 14, plan.top - 10, "tuned on", { ...soft, anchor: "end" }) : "";
  return [axis, side, ...columns, ...rows];
}

function cells(matrix: Matrix, plan: Geometry, layout: Layout, link: Link | undefined): string[] {
  return matrix.rows.flatMap((row, i) =>
    matrix.columns.map((column, j) => {
      const box = { x: plan.x[j]!, y: plan.rows[i]!.y, width: layout.cell.width, height: plan.rows[i]!.height };
      const picture = element(
        "g",
        { class: "cell" },
        cellPicture(cellAt(matrix, row, column), box, layout, matrix.alpha),
      );
      const href = link?.(row, column);
      return href === undefined ? picture : element("a", { href, "aria-label": `${row} → ${column}` }, picture);
    }),
  );
}
