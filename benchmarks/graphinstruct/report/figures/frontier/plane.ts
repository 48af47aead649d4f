import { roundPowers, roundSteps } from "#reports/analyses/chart/round-steps";
import { element } from "#reports/element";
import { rate, thousands } from "#reports/format";
import { LINE, SOFT } from "#reports/svg/palette";
import { text } from "#reports/svg/text";

/** A plot of scores over costs, the costs on a logarithmic scale. */
export interface Plane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  x(cost: number): number;
  y(score: number): number;
  /** Its rules and the numbers beside them. */
  readonly axes: string;
}

const MARGIN = { left: 40, right: 10, top: 8, bottom: 40 } as const;
/** Room around the marks, as factors of cost (names of the cheapest stand on their left) and in scores. */
const AROUND = { cheap: 1.35, dear: 1.12, score: 0.012 } as const;
const TAG = { size: 11, fill: SOFT } as const;

interface Standing {
  readonly cost: number;
  readonly total: number;
}

/** The plane that holds these. */
export function planeOf(standings: readonly Standing[], width: number, height: number): Plane {
  const [cheap, dear] = extent(standings.map(({ cost }) => cost));
  const [worst, best] = extent(standings.map(({ total }) => total));
  const [from, to] = [cheap / AROUND.cheap, dear * AROUND.dear];
  const [low, high] = [worst - AROUND.score, Math.min(1, best + AROUND.score)];
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, height - MARGIN.bottom];
  const x = (cost: number) => left + ((right - left) * Math.log(cost / from)) / Math.log(to / from);
  const y = (score: number) => bottom - ((bottom - top) * (score - low)) / (high - low);
  const across = roundSteps(low, high, 6).map(
    (mark) =>
      element("path", { d: `M${left} ${y(mark).toFixed(1)}H${right}`, stroke: LINE }) +
      text(left - 6, y(mark) + 4, rate(mark, 2), { ...TAG, anchor: "end" }),
  );
  const up = roundPowers(from, to).map(
    (mark) =>
      element("path", { d: `M${x(mark).toFixed(1)} ${top}V${bottom + 4}`, stroke: LINE }) +
      text(x(mark), bottom + 17, thousands(mark), { ...TAG, anchor: "middle" }),
  );
  const named = text(right, bottom + 34, "tokens per valid output, logarithmic", { ...TAG, anchor: "end" });
  return { left, right, top, bottom, x, y, axes: [...across, ...up, named].join("") };
}

function extent(values: readonly number[]): readonly [number, number] {
  const first: readonly [number, number] = [values[0]!, values[0]!];
  return values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], first);
}
