import type { Rounds, RoundsCurve, RoundsPoint } from "#benchmarks/graphinstruct/analysis/kinds/rounds";
import { HALO } from "#benchmarks/graphinstruct/report/figures/halo";
import { seriesColour } from "#reports/analyses/chart/colours";
import type { Block } from "#reports/analyses/chart/layout";
import { roundSteps } from "#reports/analyses/chart/round-steps";
import { element } from "#reports/element";
import { rate } from "#reports/format";
import { LINE, SOFT } from "#reports/svg/palette";
import { elide, text, textWidth } from "#reports/svg/text";

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  x(rounds: number): number;
  y(quality: number): number;
}

const MARGIN = { left: 40, top: 8, bottom: 42, around: 14 } as const;
const NAME = { size: 12, line: 15, most: 130 } as const;
const TAG = { size: 11, fill: SOFT } as const;

/** A line a model, named at its end, with a bar at each limit for what its difference from the first may be. */
export function saturationPlot(curves: Rounds, width: number, height: number): Block {
  const limits = [...new Set(curves.flatMap(({ points }) => points.map(({ rounds }) => rounds)))].sort((a, b) => a - b);
  const longest = curves.reduce((most, { model }) => Math.max(most, textWidth(model, NAME.size)), 0);
  const frame = frameOf(curves, limits, { width: width - Math.min(NAME.most, longest) - 8, height });
  const parts = [
    axes(limits, frame),
    ...curves.map((curve, i) => bars(curve, frame, seriesColour(i))),
    ...curves.map((curve, i) => line(curve, frame, seriesColour(i))),
    ...names(curves, frame, width),
  ];
  return { markup: parts.join(""), height };
}

function frameOf(
  curves: Rounds,
  limits: readonly number[],
  room: { readonly width: number; readonly height: number },
): Frame {
  const { left, top, around } = MARGIN;
  const [right, bottom] = [room.width, room.height - MARGIN.bottom];
  const all = curves.flatMap((curve) =>
    curve.points.flatMap((point) => [point.quality, ...(barOf(curve, point) ?? [])]),
  );
  const [low, high] = [Math.min(...all) - 0.004, Math.max(...all) + 0.004];
  const step = (right - left - 2 * around) / Math.max(1, limits.length - 1);
  return {
    ...{ left, right, top, bottom },
    x: (rounds) => left + around + step * limits.indexOf(rounds),
    y: (quality) => bottom - ((bottom - top) * (quality - low)) / (high - low),
  };
}

function axes(limits: readonly number[], { left, right, top, bottom, x, y }: Frame): string {
  const [low, high] = [bottom, top].map((at) => (at - y(0)) / (y(1) - y(0))) as [number, number];
  const rules = roundSteps(low, high, 5).map(
    (mark) =>
      element("path", { d: `M${left} ${y(mark).toFixed(1)}H${right.toFixed(1)}`, stroke: LINE }) +
      text(left - 6, y(mark) + 4, rate(mark, 2), { ...TAG, anchor: "end" }),
  );
  const ticks = limits.map((rounds) => text(x(rounds), bottom + 17, `${rounds}`, { ...TAG, anchor: "middle" }));
  return [...rules, ...ticks, text(left, bottom + 36, "rounds of refinement allowed", TAG)].join("");
}

/** Where a point may lie, as its difference from the first one goes. */
function barOf({ points }: RoundsCurve, { gain }: RoundsPoint): readonly [low: number, high: number] | undefined {
  const start = points[0]!.quality;
  return gain && [start + gain.interval[0], start + gain.interval[1]];
}

function bars(curve: RoundsCurve, { x, y }: Frame, stroke: string): string {
  const all = curve.points.map((point) => {
    const bar = barOf(curve, point);
    if (!bar) return "";
    const d = `M${x(point.rounds).toFixed(1)} ${y(bar[0]).toFixed(1)}V${y(bar[1]).toFixed(1)}`;
    return element("path", { d, stroke, "stroke-width": 5, "stroke-opacity": 0.25 });
  });
  return all.join("");
}

function line({ points }: RoundsCurve, { x, y }: Frame, stroke: string): string {
  const path = points.map(({ rounds, quality }) => `${x(rounds).toFixed(1)},${y(quality).toFixed(1)}`).join(" ");
  const marks = points.map(({ rounds, quality }, i) => {
    const said = element("title", {}, `${rounds} rounds: ${rate(quality)}`);
    const dot = element("circle", { cx: x(rounds), cy: y(quality), r: 4, fill: stroke }, said);
    return dot + element("g", HALO, value(x(rounds), y(quality), rate(quality), slopes(points, i)));
  });
  return element("polyline", { points: path, fill: "none", stroke, "stroke-width": 2 }) + marks.join("");
}

/** Whether the line falls towards a point from its left, and rises from it to its right; at the ends as on the other side. */
function slopes(points: RoundsCurve["points"], i: number): readonly [falls: boolean, rises: boolean] {
  const [own, before, after] = [points[i]!.quality, points[i - 1]?.quality, points[i + 1]?.quality];
  return [(before ?? after ?? own) > own, (after ?? before ?? own) > own];
}

/** A number where the line does not pass: below in a dip, above on a peak, at the outer side of a slope. */
function value(x: number, y: number, words: string, [falls, rises]: readonly [boolean, boolean]): string {
  if (falls === rises) return text(x, y + (falls ? 18 : -9), words, { ...TAG, anchor: "middle" });
  return rises ? text(x - 5, y - 7, words, { ...TAG, anchor: "end" }) : text(x + 5, y - 7, words, TAG);
}

/** Names at the lines' ends, moved down where they would stand on one another. */
function names(curves: Rounds, { right, y }: Frame, width: number): string[] {
  let free = 0;
  return curves
    .map(({ model, points }, i) => ({ model, colour: seriesColour(i), y: y(points.at(-1)!.quality) + 4 }))
    .sort((a, b) => a.y - b.y)
    .map(({ model, colour, y: wished }) => {
      const at = Math.max(wished, free);
      free = at + NAME.line;
      const name = elide(model, width - right - 4, NAME.size);
      return text(right + 4, at, name, { size: NAME.size, bold: true, fill: colour });
    });
}
