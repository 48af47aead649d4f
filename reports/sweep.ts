import type { Matrix } from "#eval/matrix";
import { element } from "#reports/element";
import { percent, threshold } from "#reports/format";
import { ACCENT, CAUTION, LINE, SOFT } from "#reports/heatmap/palette";
import { root } from "#reports/heatmap/root";
import { text } from "#reports/heatmap/text";

const BOX = { left: 40, top: 26, width: 290, height: 130 };
const SIZE = { width: 345, height: 206, tag: 11 };

/** The share of pairs with strong recovery at every threshold λ (NLGift, Figure 5), by the paper's rule and by ours. */
export function sweepFigure({ sweep, lambda }: Pick<Matrix, "sweep" | "lambda">): string {
  const { left, top, width, height } = BOX;
  const x = (value: number) => left + width * value;
  const y = (share: number) => top + height * (1 - share);
  const line = (shares: readonly number[], stroke: string, dashes?: string) => {
    const points = shares.map((share, i) => `${x(sweep[i]!.lambda).toFixed(1)} ${y(share).toFixed(1)}`);
    const style = { fill: "none", stroke, "stroke-width": 2, "stroke-dasharray": dashes };
    return points.length === 0 ? "" : element("path", { d: `M${points.join("L")}`, ...style });
  };
  const soft = { size: SIZE.tag, fill: SOFT } as const;
  const rules = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      element("path", { d: `M${left} ${y(share)}h${width}`, stroke: LINE }) +
      text(left - 6, y(share) + 4, percent(share), { ...soft, anchor: "end" }) +
      text(x(share), top + height + 16, threshold(share), { ...soft, anchor: "middle" }),
  );
  const chosen = element("path", {
    d: `M${x(lambda)} ${top - 4}v${height + 4}`,
    stroke: SOFT,
    "stroke-dasharray": "2 3",
  });
  return root(
    SIZE.width,
    SIZE.height,
    "Strong recovery at every threshold",
    [
      ...rules,
      chosen,
      text(x(lambda), top - 9, `λ = ${threshold(lambda)}`, { ...soft, anchor: "middle" }),
      line(
        sweep.map(({ strong }) => strong),
        CAUTION,
        "5 3",
      ),
      line(
        sweep.map(({ firm }) => firm),
        ACCENT,
      ),
      text(left, SIZE.height - 6, "threshold λ:", soft),
      text(left + 70, SIZE.height - 6, "– – as the paper counts", { ...soft, fill: CAUTION }),
      text(left + 196, SIZE.height - 6, "— by lower ends", { ...soft, fill: ACCENT }),
    ].join(""),
  );
}
