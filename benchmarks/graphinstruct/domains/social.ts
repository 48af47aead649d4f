import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { triadicGrowth } from "#benchmarks/graphinstruct/graphs/triadic-growth";

export const social: Domain = {
  hint: "Friends of friends tend to know each other, so triangles are common; a few people know far more others than most do.",
  network: "social network",
  nodes: "people",
  edge: "two people who know each other",
  averageDegree: [4, 6],
  clustering: [0.4, 0.7],
  density: [0.3, 0.5],
  degrees: "power-law",
  labels: [
    ..."Ada Ben Cleo Dan Edda Finn Gwen Hal Ines Jon Kira Leo Mina Ned Olga Paul Rosa Sam Tess Uwe".split(" "),
    ..."Vera Will Xenia Yann Zoe Anton Bela Carla Dora Emil Flora Greta Hugo Ida Jana Karl Lena Max".split(" "),
  ],
  edgeTypes: ["knows", "friend_of", "works_with", "lives_near"],
  draw: (rng, order) => triadicGrowth(rng, order, { edges: 2.6, triads: 0.8 }),
};
