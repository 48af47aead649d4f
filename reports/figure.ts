import { element } from "#reports/element";
import { layouts } from "#reports/heatmap/layout";
import { plate } from "#reports/heatmap/plate";
import { madeOf } from "#reports/made-of";
import type { Report } from "#reports/report";
import { PAPER, SOFT } from "#reports/svg/palette";
import { root } from "#reports/svg/root";
import { elide, text, wrap } from "#reports/svg/text";

const MARGIN = 28;

/** The heatmap as a figure that stands alone: with a title, a ground, and what it was made from. */
export function figure(report: Report): string {
  const { markup, width, height } = plate(report.matrix, layouts.wide);
  const head = [
    ...wrap(report.title, width, 22).map((words) => ({ words, step: 28, style: { size: 22, bold: true } })),
    ...wrap(report.subtitle, width, 13, 3).map((words, i) => ({
      words,
      step: i === 0 ? 24 : 19,
      style: { size: 13, fill: SOFT },
    })),
  ];
  let y = MARGIN - 8;
  const lines = head.map(({ words, step, style }) => {
    y += step;
    return text(MARGIN, y, words, style);
  });
  const [w, h] = [width + 2 * MARGIN, y + height + 46 + MARGIN];
  const foot = text(MARGIN, h - MARGIN + 4, elide(madeOf(report), width, 10.5), { size: 10.5, fill: SOFT });
  const ground = element("rect", { width: w, height: h, fill: PAPER });
  const map = element("g", { transform: `translate(${MARGIN} ${y + 24})` }, markup);
  return root(w, h, report.title, [ground, ...lines, map, foot].join(""));
}
