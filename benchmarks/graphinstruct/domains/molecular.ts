import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { edgesOf, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { complete } from "#benchmarks/graphinstruct/graphs/shapes";
import { breadthFirst } from "#src/graph/breadth-first";
import { distance } from "#src/graph/distance";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Bonds that any of the elements can have; hydrogen is left out, as it is in drawings. */
const VALENCE = 3;
/** With three rings or fewer a graph is planar, for the smallest that is not has four. */
const RINGS = 3;

export const molecular: Domain = {
  hint: "Atoms have one to three bonds to atoms other than hydrogen, four at most; chains branch and close into rings of five or six, and triangles are rare.",
  network: "molecular graph",
  nodes: "atoms",
  edge: "a chemical bond",
  averageDegree: [1.5, 3.5],
  clustering: [0, 0.15],
  density: [0.05, 0.25],
  degrees: "roughly-uniform",
  labels: ["C", "N", "S", "P", "Si", "B", "As", "Ge"],
  edgeTypes: ["single_bond", "double_bond", "aromatic_bond"],
  draw: molecule,
};

/** A branching chain in which atoms at four or five bonds from each other close rings. */
function molecule(rng: Rng, order: number): Graph {
  const rings = rng.int(order < 6 ? 0 : 1, order < 12 ? 1 : RINGS);
  const chain = randomTree(rng, order, VALENCE);
  const made = pairsOf(chain);
  const hops = Array.from({ length: order }, (_, u) => breadthFirst(chain, u).distances);
  const far = rng.shuffle(edgesOf(complete(order)).filter(([u, v]) => inRing(hops[u]![v]!)));
  for (const [u, v] of far) {
    if (made.list.length === order - 1 + rings) break;
    const free = made.degrees[u]! < VALENCE && made.degrees[v]! < VALENCE;
    if (free && inRing(distance(made.graph(), u, v)!)) made.add(u, v);
  }
  return made.graph();
}

/** Whether a bond between atoms so far apart closes a ring of five or six. */
function inRing(bonds: number): boolean {
  return bonds === 4 || bonds === 5;
}
