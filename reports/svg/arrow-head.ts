import { element } from "#reports/element";

/** A place in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** "12.0 8.5": a place as paths write it. */
export function point({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The head of an arrow that comes from a place and ends at `tip`. */
export function arrowHead(from: Point, tip: Point, fill: string, length = 9): string {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const back = (turn: number) => ({
    x: tip.x - length * Math.cos(angle + turn),
    y: tip.y - length * Math.sin(angle + turn),
  });
  return element("path", { d: `M${point(tip)}L${point(back(0.4))}L${point(back(-0.4))}Z`, fill });
}
