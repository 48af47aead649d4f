import { ba } from "#generators/graphs/ba";
import { caveman } from "#generators/graphs/caveman";
import { clusters } from "#generators/graphs/clusters";
import { complete } from "#generators/graphs/complete";
import { connectedCaveman } from "#generators/graphs/connected-caveman";
import { er } from "#generators/graphs/er";
import type { Family } from "#generators/graphs/family";
import { florentineFamilies } from "#generators/graphs/florentine-families";
import { girvanNewman } from "#generators/graphs/girvan-newman";
import { grid } from "#generators/graphs/grid";
import { karateClub } from "#generators/graphs/karate-club";
import { ladder } from "#generators/graphs/ladder";
import { regular } from "#generators/graphs/regular";
import { sbm } from "#generators/graphs/sbm";
import { smallWorld } from "#generators/graphs/small-world";
import { sparse } from "#generators/graphs/sparse";
import { tree } from "#generators/graphs/tree";

/** The graph families by name. */
export const families = {
  er,
  ba,
  sbm,
  "small-world": smallWorld,
  regular,
  tree,
  grid,
  sparse,
  caveman,
  "connected-caveman": connectedCaveman,
  clusters,
  "girvan-newman": girvanNewman,
  ladder,
  complete,
  "karate-club": karateClub,
  "florentine-families": florentineFamilies,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;
