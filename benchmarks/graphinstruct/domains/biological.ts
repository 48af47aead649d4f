import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The probability that a copy keeps a partner, and that it binds what it was copied from. */
const KEPT = 0.3;
const BOUND = 0.45;

const ROLES = ["kinase", "pump", "receptor", "channel", "ligase", "carrier"] as const;
const PLACES = ["membrane", "nuclear", "ribosomal", "soluble", "vesicle", "mitotic"] as const;

export const biological: Domain = {
  hint: "Proteins work in small complexes held together by a few hubs; most have only one to three partners.",
  network: "protein interaction network",
  nodes: "proteins",
  edge: "two proteins that bind each other",
  averageDegree: [2, 5],
  clustering: [0.1, 0.4],
  density: [0.1, 0.3],
  degrees: "power-law",
  labels: PLACES.flatMap((place) => ROLES.map((role) => `${place} ${role}`)),
  edgeTypes: ["binds", "activates", "inhibits"],
  draw: duplication,
};

/** Growth by duplication and divergence (Vázquez et al. 2003): a copy of a protein keeps some of its partners. */
function duplication(rng: Rng, order: number): Graph {
  const made = pairs(order);
  const near: number[][] = Array.from({ length: order }, () => []);
  const join = (u: number, v: number) => {
    if (!made.add(u, v)) return;
    near[u]!.push(v);
    near[v]!.push(u);
  };
  join(0, 1);
  for (let u = 2; u < order; u++) {
    const parent = rng.int(0, u - 1);
    for (const partner of near[parent]!.slice()) if (rng.next() < KEPT) join(u, partner);
    if (near[u]!.length === 0 || rng.next() < BOUND) join(u, parent);
  }
  return made.graph();
}
