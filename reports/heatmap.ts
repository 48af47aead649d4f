import type { Matrix } from "#eval/matrix";
import { layouts } from "#reports/heatmap/layout";
import { type Link, plate } from "#reports/heatmap/plate";
import { root } from "#reports/svg/root";

/**
 * The recovery heatmap as SVG: rows trained on, columns tested on, each cell filled by the share of the performance gap
 * that it recovers (NLGift, section 3.3), with accuracy, Wilson interval, both tests and a ruler.
 */
export function heatmap(matrix: Matrix, layout: keyof typeof layouts = "wide", link?: Link): string {
  const { markup, width, height } = plate(matrix, layouts[layout], link);
  return root(width, height, `Recovery heatmap: ${matrix.title}`, markup);
}
