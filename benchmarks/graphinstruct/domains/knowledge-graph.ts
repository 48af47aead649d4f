import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { triadicGrowth } from "#benchmarks/graphinstruct/graphs/triadic-growth";
import { turnedAtRandom } from "#benchmarks/graphinstruct/graphs/turned-at-random";

export const knowledgeGraph: Domain = {
  hint: "General things such as places take part in many facts, most others in one to three; a fact has a direction.",
  network: "knowledge graph",
  nodes: "entities",
  edge: "a fact that leads from one entity to another",
  averageDegree: [2, 6],
  clustering: [0.05, 0.3],
  density: [0.05, 0.2],
  degrees: "power-law",
  labels: [
    ..."river city island bridge painter novel opera harbour mountain language museum poem garden theatre".split(" "),
    ..."village castle composer sculptor treaty festival lighthouse orchestra canal valley school guild".split(" "),
    ..."kingdom dialect tower recipe ballad monastery".split(" "),
  ],
  edgeTypes: ["located_in", "made_by", "part_of", "named_after"],
  draw: (rng, order) => turnedAtRandom(rng, triadicGrowth(rng, order, { edges: 1.9, triads: 0.35 })),
};
