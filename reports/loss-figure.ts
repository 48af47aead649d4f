import { seriesColour } from "#reports/analyses/chart/colours";
import { legend } from "#reports/analyses/chart/legend";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { statistic, thousands } from "#reports/format";
import type { Trained } from "#reports/report";
import { LINE, SOFT } from "#reports/svg/palette";
import { root } from "#reports/svg/root";
import { elide, text } from "#reports/svg/text";
import { evenly } from "#src/evenly";

const BOX = { left: 48, top: 10, width: 560, height: 200 };
const WIDTH = 640;
/** Points of a line; where there are more, each is the mean of several. */
const MOST = 140;
/** Below the legend. */
const GAP = 16;
/** Width of a name in the legend. */
const NAME = 260;
const TAG = { size: 11, fill: SOFT } as const;

type Point = Trained["losses"][number];

/** The loss of each model by training step; models of one row share a colour. */
export function lossFigure(models: readonly Trained[]): string {
  const rows = [...new Set(models.map(({ row }) => row))];
  const curves = models.map(({ row, seed, losses }) => ({
    name: seed === undefined ? row : `${row}, seed ${seed}`,
    colour: seriesColour(rows.indexOf(row)),
    points: evenly(losses, MOST).map(meanPoint),
  }));
  const all = curves.flatMap(({ points }) => points);
  const [steps, top] = [Math.max(1, ...all.map(({ step }) => step)), Math.max(...all.map(({ loss }) => loss)) || 1];
  const place = ({ step, loss }: Point) =>
    `${(BOX.left + (BOX.width * step) / steps).toFixed(1)} ${heightOf(loss / top).toFixed(1)}`;
  const lines = curves.map(({ name, colour, points }) =>
    element(
      "path",
      { d: `M${points.map(place).join("L")}`, fill: "none", stroke: colour, "stroke-width": 1.6 },
      element("title", {}, escapeText(name)),
    ),
  );
  const key = legend(
    rows.map((row) => elide(row, NAME, 12)),
    BOX.width,
  );
  const below = BOX.top + BOX.height + 40;
  const names = element("g", { transform: `translate(${BOX.left} ${below})` }, key.markup);
  return root(
    WIDTH,
    below + key.height + GAP,
    "Training loss by step",
    [...axes(steps, top), ...lines, names].join(""),
  );
}

function meanPoint(points: readonly Point[]): Point {
  const mean = (key: keyof Point) => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { step: mean("step"), loss: mean("loss") };
}

/** Where a share of the greatest loss stands; what is below 0 stands at 0. */
function heightOf(share: number): number {
  return BOX.top + BOX.height * (1 - Math.max(0, share));
}

/** Lines across at each quarter of the greatest loss; below, the steps of that share. */
function axes(steps: number, top: number): string[] {
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const [x, y] = [BOX.left + BOX.width * share, heightOf(share)];
    return (
      element("path", { d: `M${BOX.left} ${y}h${BOX.width}`, stroke: LINE }) +
      text(BOX.left - 6, y + 4, statistic(top * share), { ...TAG, anchor: "end" }) +
      text(x, BOX.top + BOX.height + 16, thousands(Math.round(steps * share)), { ...TAG, anchor: "middle" })
    );
  });
  return [...marks, text(BOX.left, BOX.top + BOX.height + 32, "loss by step", TAG)];
}
