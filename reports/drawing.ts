import { element } from "#reports/element";
import type { Drawn } from "#reports/report";
import { arrowHead, point } from "#reports/svg/arrow-head";
import { onCircle } from "#reports/svg/on-circle";
import { ACCENT, INK, SOFT } from "#reports/svg/palette";
import { text, textWidth } from "#reports/svg/text";
import { asGraph } from "#src/graph/from";
import type { Graph } from "#src/graph/graph";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Half its width. */
  readonly half: number;
}

const SIZE = { width: 280, height: 230, radius: 88, label: 12, weight: 10.5, half: 11 };

/** A node-link drawing as SVG: nodes on a circle, in order, from the top; weights on the edges; the path set off. */
export function drawing({ graph: input, labels, scale = 1, path = [] }: Drawn): string {
  const graph = asGraph(input);
  const places = layOut(graph, labels);
  const steps = new Set(
    path.slice(1).flatMap((v, i) => (graph.directed ? [`${path[i]} ${v}`] : [`${path[i]} ${v}`, `${v} ${path[i]}`])),
  );
  const edges = Array.from(graph.sources, (u, e) => ({ u, v: graph.targets[e]!, weight: graph.weights?.[e] }));
  const on = ({ u, v }: { u: number; v: number }) => steps.has(`${u} ${v}`);
  const { width, height } = SIZE;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": "The graph",
    },
    ...edges.map((edge) => link(places[edge.u]!, places[edge.v]!, graph.directed, on(edge))),
    ...edges.map((edge) =>
      edge.weight === undefined ? "" : weight(places[edge.u]!, places[edge.v]!, edge.weight, scale),
    ),
    ...places.map((place, node) => knot(place, path.includes(node))),
  );
}

function layOut(graph: Graph, labels: readonly string[]): Place[] {
  const { width, height, radius } = SIZE;
  return onCircle(graph.order, { x: width / 2, y: height / 2 }, radius).map(({ x, y }, node) => {
    const label = labels[node] ?? String(node);
    return { x, y, label, half: Math.max(SIZE.half, textWidth(label, SIZE.label) / 2 + 6) };
  });
}

function link(from: Place, to: Place, directed: boolean, set: boolean): string {
  const end = directed ? rim(to, from) : to;
  const style = { stroke: set ? ACCENT : "#a9b3ae", "stroke-width": set ? 3 : 1.4 };
  const line = element("path", { d: `M${point(from)}L${point(end)}`, ...style });
  return directed ? line + arrowHead(from, end, style.stroke) : line;
}

/** Where the line from another node meets the node's rim. */
function rim(node: Place, from: Place): { x: number; y: number } {
  const [dx, dy] = [from.x - node.x, from.y - node.y];
  const t = Math.min(node.half / Math.abs(dx || 1e-9), SIZE.half / Math.abs(dy || 1e-9));
  return { x: node.x + dx * t, y: node.y + dy * t };
}

/** A weight stands off the middle of its edge: the middles of diagonals meet. */
function weight(from: Place, to: Place, units: number, scale: number): string {
  const [x, y] = [from.x + 0.4 * (to.x - from.x), from.y + 0.4 * (to.y - from.y)];
  const words = scale === 1 ? String(units) : (units / scale).toFixed(1);
  const half = Math.max(6, textWidth(words, SIZE.weight) / 2 + 2);
  const ground = element("rect", { x: x - half, y: y - 7, width: 2 * half, height: 14, fill: "#ffffff", rx: 3 });
  return ground + text(x, y + 3.8, words, { size: SIZE.weight, fill: SOFT, anchor: "middle" });
}

function knot({ x, y, label, half }: Place, set: boolean): string {
  const box = { x: x - half, y: y - SIZE.half, width: 2 * half, height: 2 * SIZE.half, rx: SIZE.half };
  const shape = element("rect", {
    ...box,
    fill: set ? ACCENT : "#ffffff",
    stroke: set ? ACCENT : "#8b9691",
    "stroke-width": 1.4,
  });
  return (
    shape + text(x, y + 4.2, label, { size: SIZE.label, bold: true, fill: set ? "#ffffff" : INK, anchor: "middle" })
  );
}
