import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { triadicGrowth } from "#benchmarks/graphinstruct/graphs/triadic-growth";

const KINDS = ["phone", "laptop", "printer", "server", "router", "sensor", "terminal"] as const;
const ROOMS = ["lobby", "attic", "office", "depot", "studio", "library"] as const;

export const communication: Domain = {
  hint: "A few exchanges talk with nearly everyone, and the members of a team talk among themselves.",
  network: "communication network",
  nodes: "devices",
  edge: "two devices that exchange messages",
  averageDegree: [3, 8],
  clustering: [0.2, 0.5],
  density: [0.3, 0.5],
  degrees: "power-law",
  labels: ROOMS.flatMap((room) => KINDS.map((kind) => `${room} ${kind}`)),
  edgeTypes: ["calls", "sends_mail_to", "linked_to"],
  draw: (rng, order) => triadicGrowth(rng, order, { edges: 2.6, triads: 0.15 }),
};
