import { type Matrix, ZERO_SHOT } from "#eval/matrix";
import { cellAt } from "#reports/cells";
import { element } from "#reports/element";
import { cellPicture } from "#reports/heatmap/cell";
import { type Geometry, geometry } from "#reports/heatmap/geometry";
import { patterns } from "#reports/heatmap/ground";
import { type Layout, layouts } from "#reports/heatmap/layout";
import { legend } from "#reports/heatmap/legend";
import { PAPER, SOFT } from "#reports/heatmap/palette";
import { elide, text, textWidth, wrap } from "#reports/heatmap/text";

export interface HeatmapOptions {
  /** Default "wide". */
  readonly layout?: keyof typeof layouts;
  /** Text around a figure that stands alone; undefined: no text, no margin, no ground. */
  readonly caption?: { readonly title: string; readonly subtitle: string; readonly foot: string };
  /** Where a click on a cell leads; undefined: nowhere. */
  readonly link?: (row: string, column: string) => string | undefined;
}

const FONT = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
const MARGIN = 28;

/**
 * The recovery heatmap as SVG: rows trained on, columns tested on, each cell filled by the share of the performance gap
 * that it recovers (NLGift, section 3.3), with accuracy, Wilson interval, both tests and a ruler.
 */
export function heatmap(matrix: Matrix, options: HeatmapOptions = {}): string {
  const layout: Layout = layouts[options.caption ? "wide" : (options.layout ?? "wide")];
  const plan = geometry(matrix, layout);
  const key = legend(matrix, plan.left, plan.bottom + 24, plan.width - plan.left, layout);
  const body = [...names(matrix, plan, layout), ...cells(matrix, plan, layout, options.link), key.svg].join("");
  const height = plan.bottom + 24 + key.height;
  return options.caption
    ? framed(body, plan.width, height, options.caption, matrix.title)
    : root(plan.width, height, matrix.title, patterns(layout.name) + body);
}

function root(width: number, height: number, label: string, content: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const attributes = { xmlns: "http://www.w3.org/2000/svg", width: w, height: h, viewBox: `0 0 ${w} ${h}` };
  return element(
    "svg",
    { ...attributes, role: "group", "aria-label": `Recovery heatmap: ${label}`, "font-family": FONT },
    content,
  );
}

/** A figure with its caption around it, on a ground of its own. */
function framed(
  body: string,
  width: number,
  height: number,
  caption: NonNullable<HeatmapOptions["caption"]>,
  label: string,
): string {
  const title = wrap(caption.title, width, 22).map((words) => ({ words, size: 22, bold: true, step: 28 }));
  const subtitle = wrap(caption.subtitle, width, 13, 3).map((words) => ({ words, size: 13, fill: SOFT, step: 19 }));
  let y = MARGIN - 8;
  const head = [...title, ...subtitle].map(({ words, step, ...style }) => {
    y += step;
    return text(MARGIN, y, words, style);
  });
  const [w, h] = [width + 2 * MARGIN, y + 24 + height + 22 + MARGIN];
  const foot = text(MARGIN, h - MARGIN + 4, elide(caption.foot, width, 10.5), { size: 10.5, fill: SOFT });
  const ground = element("rect", { width: w, height: h, fill: PAPER });
  const figure = element("g", { transform: `translate(${MARGIN} ${y + 24})` }, body);
  return root(w, h, label, [patterns("wide"), ground, ...head, figure, foot].join(""));
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
    return text(0, y - 6, before, soft) + text(textWidth(before, soft.size) + 6, y - 6, plan.rowNames[i]![0]!, bold);
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

function cells(matrix: Matrix, plan: Geometry, layout: Layout, link: HeatmapOptions["link"]): string[] {
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
