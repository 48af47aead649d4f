import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { gabrielGraph } from "#benchmarks/graphinstruct/graphs/gabriel-graph";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";

/** Edges per node: between a tree's one and the two of a full mesh. */
const EDGES = 1.15;

const PLACES = ["north", "harbour", "market", "mill", "castle", "river", "old"] as const;
const KINDS = ["junction", "station", "bridge", "depot", "crossing", "plant"] as const;

export const infrastructure: Domain = {
  hint: "Lines join places that lie near each other and seldom cross; most places have two to four of them, and triangles are rare.",
  network: "infrastructure network",
  nodes: "places",
  edge: "a line between two places",
  averageDegree: [2, 4],
  clustering: [0.05, 0.2],
  density: [0.05, 0.2],
  degrees: "roughly-uniform",
  labels: PLACES.flatMap((place) => KINDS.map((kind) => `${place} ${kind}`)),
  edgeTypes: ["road", "rail", "power_line", "pipe"],
  draw: (rng, order) => thin(rng, gabrielGraph(rng, order), Math.ceil(EDGES * order)),
};
