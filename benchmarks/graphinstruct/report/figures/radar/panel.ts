import type { ConfigurationScore } from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { type Point, point } from "#reports/svg/arrow-head";
import { onCircle } from "#reports/svg/on-circle";
import { ACCENT, INK, LINE, SOFT } from "#reports/svg/palette";
import { elide, text, textWidth } from "#reports/svg/text";

/** One model of several, drawn to a common scale. */
export interface RadarPanel {
  readonly model: ConfigurationScore;
  /** By level, of all models. */
  readonly best: readonly number[];
  /** What stands in the middle and at the rim. */
  readonly low: number;
  readonly high: number;
  readonly width: number;
}

const NAME = { size: 13, bold: true } as const;
const TAG = 10.5;

/** A radar of one model: its name and total, its levels clockwise from the top, each with its score. */
export function radarPanel({ model, best, low, high, width }: RadarPanel): string {
  const centre = { x: width / 2, y: width * 0.52 };
  const radius = width * 0.3;
  const rim = onCircle(best.length, centre, radius);
  const at = (level: number, value: number) => between(centre, rim[level]!, (value - low) / (high - low));
  const outline = (values: readonly number[]) => `M${values.map((value, level) => point(at(level, value))).join("L")}Z`;
  const ring = (share: number) => `M${rim.map((end) => point(between(centre, end, share))).join("L")}Z`;
  const total = score(model.quality);
  const name = elide(model.model, width - textWidth(total, 13) - 26, 13);
  return [
    element(
      "title",
      {},
      escapeText(`${model.model}: ${model.levels.map((own, i) => `L${i} ${score(own)}`).join(", ")}`),
    ),
    text(8, 15, name, NAME),
    text(8 + textWidth(name, 13) + 8, 15, total, { size: 13, fill: SOFT }),
    element("path", { d: ring(1) + ring(0.5), fill: "none", stroke: LINE }),
    element("path", { d: rim.map((end) => `M${point(centre)}L${point(end)}`).join(""), stroke: LINE }),
    element("path", {
      d: outline(model.levels),
      fill: ACCENT,
      "fill-opacity": 0.18,
      stroke: ACCENT,
      "stroke-width": 2,
    }),
    element("path", { d: outline(best), fill: "none", stroke: INK, "stroke-width": 1, "stroke-dasharray": "2 3" }),
    ...model.levels.map((own, level) => spoke(rim[level]!, centre, level, own)),
  ].join("");
}

/** The place that is such a share of the way, held between both ends. */
function between(from: Point, to: Point, share: number): Point {
  const way = Math.min(1, Math.max(0, share));
  return { x: from.x + way * (to.x - from.x), y: from.y + way * (to.y - from.y) };
}

/** A level's name and score beyond the rim. */
function spoke(end: Point, centre: Point, level: number, own: number): string {
  const side = Math.abs(end.x - centre.x) < 1 ? undefined : end.x > centre.x ? "right" : "left";
  const anchor = side === "right" ? undefined : side === "left" ? ("end" as const) : ("middle" as const);
  const x = end.x + (side === "right" ? 5 : side === "left" ? -5 : 0);
  const y = end.y + (side ? 4 : end.y < centre.y ? -6 : 14);
  return text(x, y, `L${level}\u2002${score(own, 2)}`, { size: TAG, fill: INK, ...(anchor && { anchor }) });
}
