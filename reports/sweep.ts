import type { StrategyResult } from "#eval/transfer/strategy-result";
import { element } from "#reports/element";
import { percent, threshold } from "#reports/format";
import { ACCENT, CAUTION, LINE, SOFT } from "#reports/svg/palette";
import { root } from "#reports/svg/root";
import { text } from "#reports/svg/text";

const BOX = { left: 40, top: 26, width: 290, height: 130 };
const SIZE = { width: 345, height: 206, tag: 11 };
const TAG = { size: SIZE.tag, fill: SOFT } as const;

const x = (lambda: number) => BOX.left + BOX.width * lambda;
const y = (share: number) => BOX.top + BOX.height * (1 - share);

/** The share of pairs with strong recovery at every threshold λ (NLGift, Figure 5), by the paper's rule and by ours. */
export function sweepFigure(sweep: StrategyResult["sweep"], lambda: number): string {
  const curve = (share: "strong" | "firm", stroke: string, dashes?: string) => {
    const points = sweep.map((step) => `${x(step.lambda).toFixed(1)} ${y(step[share]).toFixed(1)}`);
    const style = { fill: "none", stroke, "stroke-width": 2, "stroke-dasharray": dashes };
    return points.length === 0 ? "" : element("path", { d: `M${points.join("L")}`, ...style });
  };
  const markup = [
    ...[0, 0.25, 0.5, 0.75, 1].map(rule),
    chosen(lambda),
    curve("strong", CAUTION, "5 3"),
    curve("firm", ACCENT),
  ];
  const label = "Strong recovery at every threshold";
  return root(SIZE.width, SIZE.height, label, [...markup, legend()].join(""));
}

/** A line across at a share, with the share on the left; below, the threshold of that size. */
function rule(share: number): string {
  return (
    element("path", { d: `M${BOX.left} ${y(share)}h${BOX.width}`, stroke: LINE }) +
    text(BOX.left - 6, y(share) + 4, percent(share), { ...TAG, anchor: "end" }) +
    text(x(share), BOX.top + BOX.height + 16, threshold(share), { ...TAG, anchor: "middle" })
  );
}

/** Where the run's own threshold lies. */
function chosen(lambda: number): string {
  const d = `M${x(lambda)} ${BOX.top - 4}v${BOX.height + 4}`;
  const name = text(x(lambda), BOX.top - 9, `λ = ${threshold(lambda)}`, { ...TAG, anchor: "middle" });
  return element("path", { d, stroke: SOFT, "stroke-dasharray": "2 3" }) + name;
}

function legend(): string {
  const base = SIZE.height - 6;
  return (
    text(BOX.left, base, "threshold λ:", TAG) +
    text(BOX.left + 70, base, "– – as the paper counts", { ...TAG, fill: CAUTION }) +
    text(BOX.left + 196, base, "— by lower ends", { ...TAG, fill: ACCENT })
  );
}
