import exported from "graphology-layout-forceatlas2";
import type { Drawing } from "#benchmarks/decision/rq3/drawing";
import type { Point } from "#reports/svg/arrow-head";
import { onCircle } from "#reports/svg/on-circle";
import { graph } from "#src/graph/graph";
import { toGraphology } from "#src/graphology";

/** Its types speak of a default export; the module itself is what they describe. */
const forceAtlas2 = exported as unknown as (typeof exported)["default"];

const STEPS = 400;
const SETTINGS = { gravity: 1, scalingRatio: 2, strongGravityMode: true, barnesHutOptimize: false } as const;

/**
 * Where nodes lie, within 0 … 1 both ways and true to scale: where the drawing says, or where ForceAtlas2 puts them (Jacomy
 * et al. 2014), from a circle on. Same graph, same places.
 */
export function positionsOf({ nodes, edges, positions }: Drawing): readonly Point[] {
  return fitted(positions ? positions.map(([x, y]) => ({ x, y: -y })) : laidOut(nodes, edges));
}

function laidOut(nodes: number, edges: Drawing["edges"]): Point[] {
  const pairs = new Map(edges.map(([u, v]) => [u < v ? u * nodes + v : v * nodes + u, [u, v] as const]));
  const drawn = toGraphology(graph(nodes, [...pairs.values()]));
  onCircle(nodes, { x: 0, y: 0 }, 1).forEach((spot, node) => void drawn.mergeNodeAttributes(String(node), spot));
  const spots = forceAtlas2(drawn, { iterations: STEPS, settings: SETTINGS });
  return Array.from({ length: nodes }, (_, node) => spots[String(node)]!);
}

function fitted(spots: readonly Point[]): Point[] {
  const ends = (axis: "x" | "y") =>
    spots.reduce(([low, high], spot) => [Math.min(low, spot[axis]), Math.max(high, spot[axis])] as const, [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as const);
  const [[left, right], [top, bottom]] = [ends("x"), ends("y")];
  const span = Math.max(right - left, bottom - top) || 1;
  const margin = { x: (span - (right - left)) / 2, y: (span - (bottom - top)) / 2 };
  return spots.map(({ x, y }) => ({ x: (x - left + margin.x) / span, y: (y - top + margin.y) / span }));
}
