import { nameNode } from "#benchmarks/graphinstruct/constraints/name-node";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { edgeName } from "#benchmarks/graphinstruct/scores/following/edits";
import { element } from "#reports/element";
import { arrowHead, type Point, point } from "#reports/svg/arrow-head";
import { onCircle } from "#reports/svg/on-circle";
import { ACCENT, CAUTION, INK, SOFT, WHITE } from "#reports/svg/palette";
import { elide, text } from "#reports/svg/text";

/** What a picture sets off. */
export interface Marks {
  /** The names that have places on the circle, in order; all of the graph's among them. */
  readonly order: readonly string[];
  /** Names of nodes that are to blame. */
  readonly offenders?: ReadonlySet<string>;
  /** Names of edges (`edgeName`) that were changed, whether their directions count, and how. */
  readonly changed?: ReadonlySet<string>;
  readonly directed?: boolean;
  readonly change?: "added" | "removed";
}

const SIZE = 340;
const RADIUS = 118;
const CENTRE = { x: SIZE / 2, y: SIZE / 2 } as const;
/** With more nodes only those to blame are named. */
const NAMED = 40;
const NAME = { size: 11, room: 46 } as const;
const EDGE = { plain: "#a9b3ae", added: ACCENT, removed: CAUTION } as const;

/** A node-link picture: nodes on a circle from the top, names outside it; those to blame are squares. */
export function picture(written: WrittenGraph, marks: Marks): string {
  const spots = onCircle(marks.order.length, CENTRE, RADIUS);
  const places = new Map(marks.order.map((name, i) => [name, spots[i]!]));
  const at = (node: number) => places.get(written.ids[node]!)!;
  const dot = Math.max(3, Math.min(8, (Math.PI * RADIUS) / Math.max(1, marks.order.length) / 1.6));
  const { sources, targets, directed } = written.graph;
  const edges = Array.from(sources, (source, edge) => {
    const target = targets[edge]!;
    const changed = marks.changed?.has(edgeName(written.ids[source]!, written.ids[target]!, marks.directed ?? false));
    return link(at(source), at(target), { directed, dot, change: changed ? marks.change : undefined });
  });
  const looped = new Set(written.loops);
  const loops = written.loops.map((node) => loop(at(node), dot));
  const nodes = written.ids.map((id, node) => knot(at(node), dot, marks.offenders?.has(id) ?? false));
  const names = written.ids.flatMap((id, node) =>
    marks.order.length <= NAMED || marks.offenders?.has(id)
      ? name(nameNode(written, node), at(node), dot + (looped.has(node) ? 10 : 0))
      : [],
  );
  const box = { width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` };
  const root = { xmlns: "http://www.w3.org/2000/svg", ...box, role: "img", "aria-label": "The graph" };
  return element("svg", root, ...edges, ...loops, ...nodes, ...names);
}

interface LinkStyle {
  readonly directed: boolean;
  readonly dot: number;
  readonly change: "added" | "removed" | undefined;
}

function link(from: Point, to: Point, { directed, dot, change }: LinkStyle): string {
  const stroke = EDGE[change ?? "plain"];
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const back = directed ? (dot + 1) / way : 0;
  const tip = { x: to.x - (to.x - from.x) * back, y: to.y - (to.y - from.y) * back };
  const dashes = change === "removed" ? "5 3" : undefined;
  const style = { stroke, "stroke-width": change ? 2.6 : 1.2, "stroke-dasharray": dashes };
  const line = element("path", { d: `M${point(from)}L${point(tip)}`, ...style });
  return directed ? line + arrowHead(from, tip, stroke, 7) : line;
}

/** An edge from a node to itself: a ring on the outer side. */
function loop(place: Point, dot: number): string {
  const { x, y } = outside(place, dot + 4);
  return element("circle", { cx: x, cy: y, r: 6, fill: "none", stroke: SOFT, "stroke-width": 1.6 });
}

function knot({ x, y }: Point, dot: number, blamed: boolean): string {
  if (!blamed) return element("circle", { cx: x, cy: y, r: dot, fill: WHITE, stroke: SOFT, "stroke-width": 1.4 });
  const side = dot + 2;
  return element("rect", { x: x - side, y: y - side, width: 2 * side, height: 2 * side, rx: 1.5, fill: CAUTION });
}

/** A node's name on the outer side. */
function name(words: string, place: Point, dot: number): string {
  const { x, y } = outside(place, dot + 9);
  const across = (place.x - CENTRE.x) / RADIUS;
  const anchor = Math.abs(across) < 0.3 ? ("middle" as const) : across < 0 ? ("end" as const) : undefined;
  const shift = Math.abs(across) < 0.3 ? Math.sign(place.y - CENTRE.y) * 4 : 0;
  const short = elide(words, NAME.room, NAME.size);
  return text(x, y + 4 + shift, short, { size: NAME.size, fill: INK, ...(anchor && { anchor }) });
}

/** The place so much farther from the middle. */
function outside({ x, y }: Point, by: number): Point {
  const way = Math.hypot(x - CENTRE.x, y - CENTRE.y) || 1;
  return { x: x + ((x - CENTRE.x) * by) / way, y: y + ((y - CENTRE.y) * by) / way };
}
