import type { Drawing } from "#benchmarks/decision/rq3/drawing";
import { element } from "#reports/element";
import { arrowHead, type Point, point } from "#reports/svg/arrow-head";
import { ACCENT, CAUTION, INK, SOFT, WHITE } from "#reports/svg/palette";

const SIZE = 300;
const MARGIN = 12;
const SECOND = "#d98a4b";
const FAINT = "#d3d6d0";

/**
 * A solution drawn: a tour on its map, from the open square on; two sides as discs and squares, with edges across set off, dashed where
 * they cost; a cascade as filled nodes, those picked as squares.
 *
 * @param places of the nodes, within 0 … 1
 */
export function picture(drawing: Drawing, places: readonly Point[], label: string): string {
  const spots = places.map(({ x, y }) => ({
    x: MARGIN + (SIZE - 2 * MARGIN) * x,
    y: MARGIN + (SIZE - 2 * MARGIN) * y,
  }));
  const radius = Math.max(2, Math.min(5.5, 60 / Math.sqrt(drawing.nodes)));
  const edges = drawing.edges.map((edge) => edgeMark(drawing, edge, spots, radius));
  const nodes = spots.map((spot, node) => nodeMark(drawing, node, spot, radius));
  const box = { width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` };
  const root = { xmlns: "http://www.w3.org/2000/svg", ...box, role: "img", "aria-label": label };
  return element("svg", root, ...edges, routeMark(drawing, spots), ...nodes);
}

function routeMark({ route, nodes }: Drawing, spots: readonly Point[]): string {
  if (!route || route.length < 2) return "";
  const closed = route.length === nodes ? "Z" : "";
  const d = `M${route.map((node) => point(spots[node]!)).join("L")}${closed}`;
  return element("path", { d, fill: "none", stroke: ACCENT, "stroke-width": 1.6, "stroke-linejoin": "round" });
}

function edgeMark(
  { sides, directed, active }: Drawing,
  [source, target, weight]: Drawing["edges"][number],
  spots: readonly Point[],
  radius: number,
): string {
  const [from, to] = [spots[source]!, spots[target]!];
  const isAcross = sides?.[source] !== undefined && sides[target] !== undefined && sides[source] !== sides[target];
  const isCost = weight === undefined ? isAcross : isAcross && weight < 0;
  const isSpread = active?.includes(source) && active.includes(target);
  const stroke = isCost ? CAUTION : isAcross ? INK : isSpread ? ACCENT : FAINT;
  const style = {
    stroke,
    "stroke-width": isAcross ? 1.2 : 0.8,
    "stroke-dasharray": isCost && weight !== undefined ? "3 2" : undefined,
    "stroke-opacity": isSpread ? 0.35 : undefined,
  };
  const line = element("path", { d: `M${point(from)}L${point(to)}`, ...style });
  if (!directed || spots.length > 40) return line;
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const tip = { x: to.x - ((to.x - from.x) * radius) / way, y: to.y - ((to.y - from.y) * radius) / way };
  return line + arrowHead(from, tip, stroke, 4.5);
}

function nodeMark({ sides, picked, active, route }: Drawing, node: number, spot: Point, radius: number): string {
  if (picked?.includes(node)) return square(spot, radius + 3, CAUTION);
  if (route) return node === route[0] ? square(spot, radius + 1.5, WHITE) : disc(spot, radius * 0.7, INK);
  const side = sides?.[node];
  if (side === 1) return square(spot, radius, SECOND);
  return disc(spot, radius, side === 0 || active?.includes(node) ? ACCENT : WHITE);
}

function disc({ x, y }: Point, r: number, fill: string): string {
  return element("circle", { cx: x, cy: y, r, fill, stroke: SOFT, "stroke-width": fill === WHITE ? 1 : 0 });
}

function square({ x, y }: Point, half: number, fill: string): string {
  const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return element("rect", { ...box, fill, stroke: INK, "stroke-width": fill === WHITE ? 1.4 : 0 });
}
