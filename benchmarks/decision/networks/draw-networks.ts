import { type NetworkModelName, networkModels } from "#benchmarks/decision/networks/generated/index";
import type { NetworkModel } from "#benchmarks/decision/networks/generated/model";
import type { Network } from "#benchmarks/decision/networks/read-network";
import { type Edge, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { type Rng, stream } from "#src/rng";

/** Draws a network of each model, some thousands of nodes each. */
export function drawNetworks(seed: number): Readonly<Record<NetworkModelName, Network>> {
  const drawn = names(networkModels).map((name) => [name, draw(networkModels[name], stream(seed, "network", name))]);
  return Object.fromEntries(drawn) as Record<NetworkModelName, Network>;
}

/** A draw as a simple network, its nodes numbered at random, so that a number says nothing of a node's place. */
function draw({ order, edges }: NetworkModel, rng: Rng): Network {
  const drawn = edges(rng);
  const ids = Array.from({ length: order }, (_, node) => node);
  const number = rng.shuffle(ids);
  const simple = new Map<number, Edge>();
  for (const [a, b] of drawn) {
    const [u, v] = number[a]! < number[b]! ? [number[a]!, number[b]!] : [number[b]!, number[a]!];
    if (u !== v) simple.set(u * order + v, [u, v]);
  }
  return { ids, graph: graph(order, [...simple.values()]) };
}
