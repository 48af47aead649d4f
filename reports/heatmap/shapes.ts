import type { Claim } from "#reports/claim";
import { element } from "#reports/element";

/** What a test says, as a mark centred on (x, y): a disc for a gain, a ring for neither, a downward triangle for a loss. */
export function mark(claim: Claim, x: number, y: number, ink: string): string {
  if (claim === "gain") return element("circle", { cx: x, cy: y, r: 3.6, fill: ink });
  if (claim === "none")
    return element("circle", { cx: x, cy: y, r: 3, fill: "none", stroke: ink, "stroke-width": 1.2 });
  return element("path", { d: `M${points([-4.2, -3.4, 4.2, -3.4, 0, 4], x, y)}Z`, fill: ink });
}

/** A five-pointed star, or its outline. */
export function star(x: number, y: number, radius: number, ink: string, full: boolean): string {
  const tips = Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 === 0 ? radius : radius * 0.42;
    return [far * Math.sin((i * Math.PI) / 5), -far * Math.cos((i * Math.PI) / 5)];
  });
  const style = full ? { fill: ink } : { fill: "none", stroke: ink, "stroke-width": 1 };
  return element("path", { d: `M${points(tips.flat(), x, y)}Z`, ...style });
}

function points(offsets: readonly number[], x: number, y: number): string {
  return offsets.map((offset, i) => ((i % 2 === 0 ? x : y) + offset).toFixed(1)).join(" ");
}
