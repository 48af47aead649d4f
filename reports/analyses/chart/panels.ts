import type { Panel, PanelChart, Point } from "#reports/analyses/chart/chart";
import { seriesColour } from "#reports/analyses/chart/colours";
import type { Block, Layout } from "#reports/analyses/chart/layout";
import { dot, heightOf, type Plot, shareGrid, tick } from "#reports/analyses/chart/plot";
import { element } from "#reports/element";
import { INK, SOFT } from "#reports/svg/palette";
import { elide, text } from "#reports/svg/text";

const PLOT = { left: 40, top: 26, height: 150 } as const;
const PANEL = { height: 212, gap: 24 } as const;

/** Plots side by side, each with a line a series, and below all what x is. */
export function panels({ panels: all, xTitle }: PanelChart, { width, abreast }: Layout): Block {
  const wide = (width - PANEL.gap * (abreast - 1)) / abreast;
  const x = scaleOf(all, { ...PLOT, width: wide - PLOT.left - 8 });
  const drawn = all.map((panel, i) => {
    const [column, row] = [i % abreast, Math.floor(i / abreast)];
    const at = `translate(${(column * (wide + PANEL.gap)).toFixed(1)} ${row * PANEL.height})`;
    return element("g", { transform: at }, draw(panel, x));
  });
  const height = Math.ceil(all.length / abreast) * PANEL.height;
  const axis = text(PLOT.left, height + 4, elide(xTitle, width - PLOT.left, 12), { size: 12, fill: SOFT });
  return { markup: drawn.join("") + axis, height: height + 12 };
}

/** Where each x stands, the same in all panels. */
interface Scale {
  readonly plot: Plot;
  readonly ticks: readonly number[];
  place(x: number): number;
}

function scaleOf(all: readonly Panel[], plot: Plot): Scale {
  const ticks = [...new Set(all.flatMap(({ lines }) => lines.flat().map(({ x }) => x)))].sort((a, b) => a - b);
  const [least, most] = [ticks[0]!, ticks.at(-1)!];
  const inner = plot.width - 32;
  const place = (x: number) => plot.left + 16 + (most > least ? (inner * (x - least)) / (most - least) : inner / 2);
  return { plot, ticks, place };
}

function draw({ name, lines, levels }: Panel, scale: Scale): string {
  const { plot, ticks, place } = scale;
  const end = plot.left + plot.width;
  const rules = levels.map(({ name: level, share, side }) => {
    const y = heightOf(plot, share);
    const rule = element("path", { d: `M${plot.left} ${y.toFixed(1)}H${end}`, stroke: INK, "stroke-dasharray": "2 3" });
    const tag = { size: 10.5, fill: SOFT } as const;
    return (
      rule +
      (side === "left" ? text(plot.left + 4, y - 4, level, tag) : text(end, y - 4, level, { ...tag, anchor: "end" }))
    );
  });
  return [
    text(plot.left, 12, elide(name, plot.width, 13), { size: 13, bold: true }),
    shareGrid(plot),
    ...ticks.map((x) => tick(plot, place(x), String(x))),
    ...rules,
    ...lines.map((points, i) => line(points, scale, seriesColour(i))),
  ].join("");
}

function line(points: readonly Point[], { plot, place }: Scale, stroke: string): string {
  const path = points.map(({ x, share }) => `${place(x).toFixed(1)},${heightOf(plot, share).toFixed(1)}`).join(" ");
  const dots = points.map((point) => dot(plot, place(point.x), point, stroke));
  return element("polyline", { points: path, fill: "none", stroke, "stroke-width": 2 }) + dots.join("");
}
