import { circular } from "graphology-layout";
import type { Point } from "#reports/svg/arrow-head";
import { graph } from "#src/graph/graph";
import { toGraphology } from "#src/graphology";

/** Places of so many nodes, evenly on a circle, in order, clockwise from the top. */
export function onCircle(order: number, centre: Point, radius: number): readonly Point[] {
  const spots = circular(toGraphology(graph(order, [])), { center: 0.5, scale: radius });
  return Array.from({ length: order }, (_, node) => {
    const { x, y } = spots[node] as unknown as Point;
    return { x: centre.x + y, y: centre.y - x };
  });
}
