import type { Swatch } from "#benchmarks/graphinstruct/report/figures/heat/swatch";
import type { Block } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";
import { INK, SOFT } from "#reports/svg/palette";
import { elide, text, textWidth } from "#reports/svg/text";

/** Cells of numbers, filled by them: the same rows in several panels. */
export interface HeatGrid {
  readonly rows: readonly string[];
  readonly panels: readonly HeatPanel[];
  /** How a number is filled and written. */
  readonly swatchOf: (value: number) => Swatch;
  readonly write: (value: number) => string;
}

export interface HeatPanel {
  readonly name: string;
  readonly columns: readonly string[];
  /** By row and column; undefined: there is none. */
  readonly values: readonly (readonly (number | undefined)[])[];
}

const ROW = 24;
const HEAD = 40;
const GAP = { panel: 10, band: 18, cell: 2 } as const;
const SIZE = { name: 12.5, head: 13, column: 11, value: 11 } as const;
const NAMES = { least: 60, most: 130 } as const;

/** Panels side by side, `abreast` of them, with the rows' names on the left of each band. */
export function heatGrid(grid: HeatGrid, width: number, abreast: number): Block {
  const longest = grid.rows.reduce((most, row) => Math.max(most, textWidth(row, SIZE.name) + 12), 0);
  const names = Math.min(NAMES.most, Math.max(NAMES.least, longest));
  const bands = Math.ceil(grid.panels.length / abreast);
  const tall = HEAD + grid.rows.length * ROW;
  const wide =
    (width - names - GAP.panel * (Math.min(abreast, grid.panels.length) - 1)) / Math.min(abreast, grid.panels.length);
  const markup = Array.from({ length: bands }, (_, band) => {
    const y = band * (tall + GAP.band);
    const heads = grid.rows.map((row, i) =>
      text(0, y + HEAD + ROW * i + ROW / 2 + 4, elide(row, names - 10, SIZE.name), { size: SIZE.name, bold: true }),
    );
    const own = grid.panels.slice(band * abreast, (band + 1) * abreast);
    return (
      heads.join("") + own.map((one, i) => panel(one, grid, { x: names + i * (wide + GAP.panel), y, wide })).join("")
    );
  });
  return { markup: markup.join(""), height: bands * (tall + GAP.band) - GAP.band };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

function panel({ name, columns, values }: HeatPanel, grid: HeatGrid, { x, y, wide }: Place): string {
  const each = wide / columns.length;
  const heads = columns.map((column, i) =>
    text(x + each * (i + 0.5), y + HEAD - 7, elide(column, each, SIZE.column), {
      size: SIZE.column,
      fill: SOFT,
      anchor: "middle",
    }),
  );
  const cells = values.map((row, i) =>
    row.map((value, j) => cell(value, grid, { x: x + each * j, y: y + HEAD + ROW * i, wide: each })).join(""),
  );
  const title = text(x + 1, y + 14, elide(name, wide, SIZE.head), { size: SIZE.head, bold: true, fill: INK });
  return title + heads.join("") + cells.join("");
}

function cell(value: number | undefined, { swatchOf, write }: HeatGrid, { x, y, wide }: Place): string {
  if (value === undefined)
    return text(x + wide / 2, y + ROW / 2 + 4, "–", { size: SIZE.value, fill: SOFT, anchor: "middle" });
  const { fill, ink } = swatchOf(value);
  const box = { x: x + GAP.cell / 2, y: y + GAP.cell / 2, width: wide - GAP.cell, height: ROW - GAP.cell, rx: 3 };
  const words = text(x + wide / 2, y + ROW / 2 + 4, write(value), { size: SIZE.value, fill: ink, anchor: "middle" });
  return element("rect", { ...box, fill }) + words;
}
