import { ZERO_SHOT } from "#eval/cell";
import type { ScoredCell } from "#eval/matrix";
import { cellSentence } from "#reports/cell-sentence";
import { claims } from "#reports/claim";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { interval, rate, recovered } from "#reports/format";
import { gauge } from "#reports/heatmap/gauge";
import type { Box } from "#reports/heatmap/geometry";
import { ground } from "#reports/heatmap/ground";
import type { Layout } from "#reports/heatmap/layout";
import { IN_DISTRIBUTION, MISSING, type Paint, recoveryPaint, ZERO_SHOT_PAINT } from "#reports/heatmap/paint";
import { mark, star } from "#reports/heatmap/shapes";
import { seedsAgreeing } from "#reports/seeds";
import { text, textWidth } from "#reports/svg/text";

/** The cell of one row and column, filled by its recovery; `cell` undefined: not run. */
export function cellPicture(cell: ScoredCell | undefined, box: Box, layout: Layout, alpha: number): string {
  const middle = box.x + box.width / 2;
  if (!cell) {
    const style = { size: layout.size.tag, fill: MISSING.ink, anchor: "middle" } as const;
    return ground(box, MISSING, layout.name) + text(middle, box.y + box.height / 2 + 4, MISSING.label, style);
  }
  const paint = paintOf(cell);
  const tuned = cell.row !== ZERO_SHOT;
  return [
    element("title", {}, escapeText(cellSentence(cell, alpha))),
    ground(box, paint, layout.name),
    tuned ? tag(cell, middle, box.y + layout.line.tag, layout.size.tag, paint, alpha) : "",
    numbers(cell, middle, box.y, layout, paint),
    tuned ? tests(cell, middle, box.y + layout.line.marks, layout.size.tag, paint.ink, alpha) : "",
    ruler(cell, box, layout, paint.ink),
  ].join("");
}

function paintOf(cell: ScoredCell): Paint {
  if (cell.row === ZERO_SHOT) return ZERO_SHOT_PAINT;
  return cell.inDistribution ? IN_DISTRIBUTION : recoveryPaint(cell.transfer?.recovery);
}

/** Recovery (where the cell has one that isn't 1 by definition), accuracy, interval. */
function numbers(cell: ScoredCell, x: number, top: number, layout: Layout, { ink }: Paint): string {
  const recovery = cell.inDistribution ? undefined : cell.transfer?.recovery;
  const accuracy = rate(cell.accuracy);
  const { big, body } = cell.row === ZERO_SHOT ? layout.zeroShotLine : layout.line;
  const size = cell.row === ZERO_SHOT ? layout.size.big * 0.7 : layout.size.big;
  const second = recovery === undefined ? interval(cell.interval) : `${accuracy} ${interval(cell.interval)}`;
  return (
    text(x, top + big, recovery === undefined ? accuracy : recovered(recovery), {
      size,
      bold: true,
      fill: ink,
      anchor: "middle",
    }) + text(x, top + body, second, { size: layout.size.body, fill: ink, anchor: "middle" })
  );
}

const VERDICTS = { gain: "significant", none: "not significant", loss: "significant loss" } as const;

/** What the paper would say of the cell, in words. */
function tag(cell: ScoredCell, x: number, y: number, size: number, paint: Paint, alpha: number): string {
  const { transfer } = cell;
  const style = { size, fill: paint.ink, anchor: "middle" } as const;
  if (!transfer || cell.inDistribution) return text(x, y, cell.inDistribution ? paint.label : "", style);
  if (transfer.strong) {
    const half = textWidth("strong", size) / 2;
    return (
      star(x - half - 1, y - size * 0.36, size * 0.58, paint.ink, transfer.firm) +
      text(x + 7, y, "strong", { ...style, bold: true })
    );
  }
  return text(x, y, transfer.recovery === undefined ? "gap undefined" : VERDICTS[claims(cell, alpha)!.z], style);
}

/** One mark for each test, named; over several seeds with the number of them in which z is significant. */
function tests(cell: ScoredCell, x: number, y: number, size: number, ink: string, alpha: number): string {
  const said = claims(cell, alpha);
  if (!said) return "";
  const names = { z: ["z", seedsAgreeing(cell, alpha) ?? []].flat().join(" "), paired: "paired" };
  const widths = { z: textWidth(names.z, size), paired: textWidth(names.paired, size) };
  let at = x - (widths.z + widths.paired + 28) / 2;
  let out = "";
  for (const test of ["z", "paired"] as const) {
    out += mark(said[test], at + 4, y, ink) + text(at + 10, y + size * 0.36, names[test], { size, fill: ink });
    at += widths[test] + 18;
  }
  return out;
}

function ruler(cell: ScoredCell, box: Box, layout: Layout, ink: string): string {
  const { accuracy, interval, transfer, row, inDistribution } = cell;
  const margin = box.width * 0.12;
  const y = box.y + (row === ZERO_SHOT ? layout.zeroShotLine : layout.line).gauge;
  const own = transfer?.inDistribution ?? (inDistribution ? accuracy : undefined);
  const seeds = transfer?.seeds?.map((seed) => seed.accuracy);
  const reading = { accuracy, interval, seeds, zeroShot: transfer?.zeroShot, inDistribution: own };
  return gauge(box.x + margin, y, box.width - 2 * margin, reading, ink);
}
