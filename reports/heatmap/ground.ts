import { element } from "#reports/element";
import type { Box } from "#reports/heatmap/geometry";
import type { Layout } from "#reports/heatmap/layout";
import { type Paint, recoveryPaints } from "#reports/heatmap/paint";

const RADIUS = 8;

/** The ground of a cell: its fill, its pattern, its outlines. */
export function ground(box: Box, paint: Paint, scope: Layout["name"]): string {
  const shape = { x: box.x, y: box.y, width: box.width, height: box.height, rx: Math.min(RADIUS, box.height / 4) };
  const stroke = paint.stroke && { stroke: paint.stroke, "stroke-width": paint.label === "in distribution" ? 2 : 1 };
  const dashes = paint.fill === "none" ? "4 4" : undefined;
  return [
    element("rect", { ...shape, fill: paint.fill, ...stroke, "stroke-dasharray": dashes }),
    paint.pattern ? element("rect", { ...shape, fill: `url(#${scope}-${paint.pattern})` }) : "",
    paint.ring ? ring(shape, paint.ink) : "",
  ].join("");
}

function ring(shape: Box & { readonly rx: number }, ink: string): string {
  const inset = shape.height > 30 ? 3.5 : 2.5;
  const { x, y, width, height, rx } = shape;
  const inner = {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: Math.max(1, rx - inset),
  };
  return element("rect", { ...inner, fill: "none", stroke: ink, "stroke-width": 1.2 });
}

/** The patterns that grounds refer to, under ids of their own for each figure on a page. */
export function patterns(scope: Layout["name"]): string {
  const drawn = recoveryPaints.flatMap(({ pattern, hatch }) => {
    if (!pattern) return [];
    const shape =
      pattern === "slant"
        ? element("path", { d: "M-2 2L2 -2M0 8L8 0M6 10L10 6", stroke: hatch, "stroke-width": 1.3 })
        : element("circle", { cx: 2, cy: 2, r: 1, fill: hatch }) +
          element("circle", { cx: 6, cy: 6, r: 1, fill: hatch });
    return element(
      "pattern",
      { id: `${scope}-${pattern}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
      shape,
    );
  });
  return element("defs", {}, ...drawn);
}
