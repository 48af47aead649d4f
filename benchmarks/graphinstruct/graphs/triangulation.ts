import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A planar graph of 3 nodes or more to which no edge can be added: each new node is joined to the corners of a random face. */
export function triangulation(rng: Rng, order: number): Graph {
  const made = pairs(order, false, [
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  const faces: [number, number, number][] = [
    [0, 1, 2],
    [0, 1, 2],
  ];
  for (let u = 3; u < order; u++) {
    const at = rng.int(0, faces.length - 1);
    const [a, b, c] = faces[at]!;
    for (const corner of [a, b, c]) made.add(corner, u);
    faces[at] = [a, b, u];
    faces.push([a, c, u], [b, c, u]);
  }
  return made.graph();
}
