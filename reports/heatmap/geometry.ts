import { ZERO_SHOT } from "#eval/cell";
import type { Grid } from "#reports/cells";
import type { Layout } from "#reports/heatmap/layout";
import { textWidth, wrap } from "#reports/svg/text";

/** A rectangle in pixels, from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the cells and the names stand. */
export interface Geometry {
  /** Columns' names, on one or two lines. */
  readonly columnNames: readonly (readonly string[])[];
  /** Rows' names, on up to three. */
  readonly rowNames: readonly (readonly string[])[];
  /** Left edges of the columns and their common width. */
  readonly x: readonly number[];
  readonly rows: readonly { readonly y: number; readonly height: number }[];
  /** Edges of the block of cells. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Of the whole figure. */
  readonly width: number;
}

/** Least and most room for names beside the rows. */
const NAMES = { least: 76, most: 170 };

/** Lays a grid out; the top left corner is at (0, 0). */
export function geometry(grid: Grid, layout: Layout): Geometry {
  const { cell, gap, size } = layout;
  const beside = layout.rowNames === "left";
  const longest = Math.max(0, ...grid.rows.map((row) => 1.08 * textWidth(row, size.name)));
  const left = beside ? Math.min(NAMES.most, Math.max(NAMES.least, longest)) + 14 : 1;
  const x = grid.columns.map((_, i) => left + i * (cell.width + gap));
  const right = left + Math.max(1, grid.columns.length) * (cell.width + gap) - gap;
  const columnNames = grid.columns.map((name) => wrap(name, cell.width, size.name));
  const rowNames = grid.rows.map((name) =>
    beside ? wrap(name, left - 14, size.name, 3) : wrap(name, right - 70, size.name, 1),
  );
  const top = 26 + Math.max(1, ...columnNames.map((lines) => lines.length)) * (size.name + 3);
  const rows: { y: number; height: number }[] = [];
  let y = top;
  for (const row of grid.rows) {
    const height = row === ZERO_SHOT ? layout.zeroShotHeight : cell.height;
    if (!beside) y += size.name + 8;
    rows.push({ y, height });
    y += height + gap + (row === ZERO_SHOT && beside ? gap : 0);
  }
  return {
    columnNames,
    rowNames,
    x,
    rows,
    left,
    right,
    top,
    bottom: y - gap,
    width: Math.max(right + 1, layout.minWidth),
  };
}
