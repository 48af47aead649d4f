import { clustered } from "#benchmarks/decision/networks/generated/clustered";
import type { NetworkModel } from "#benchmarks/decision/networks/generated/model";
import { roadLike } from "#benchmarks/decision/networks/generated/road-like";
import { scaleFree } from "#benchmarks/decision/networks/generated/scale-free";
import { smallWorld } from "#benchmarks/decision/networks/generated/small-world";

/** The networks that can be drawn where none are at hand, by name: one for each kind of the paper's four. */
export const networkModels = {
  clustered,
  "scale-free": scaleFree,
  "small-world": smallWorld,
  "road-like": roadLike,
} as const satisfies Record<string, NetworkModel>;

export type NetworkModelName = keyof typeof networkModels;
