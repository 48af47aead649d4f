import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { directedAsListed } from "#benchmarks/graphinstruct/graphs/directed-as-listed";
import { triadicGrowth } from "#benchmarks/graphinstruct/graphs/triadic-growth";

const ADJECTIVES = ["Slow", "Sparse", "Hidden", "Noisy", "Nested", "Local", "Robust"] as const;
const SUBJECTS = ["Rivers", "Mirrors", "Signals", "Markets", "Lattices", "Memories"] as const;

export const citation: Domain = {
  hint: "A paper cites older papers only, so there is no directed cycle; a few classics draw most citations, and papers often share references.",
  network: "citation network",
  nodes: "papers",
  edge: "a citation from a newer paper to an older one",
  averageDegree: [2.5, 4],
  clustering: [0.05, 0.25],
  density: [0.05, 0.15],
  degrees: "power-law",
  labels: SUBJECTS.flatMap((subject) => ADJECTIVES.map((adjective) => `${adjective} ${subject}`)),
  edgeTypes: ["cites", "builds_on", "refutes"],
  draw: (rng, order) => directedAsListed(triadicGrowth(rng, order, { edges: 1.8, triads: 0.3 })),
};
