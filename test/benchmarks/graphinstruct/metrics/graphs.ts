import { type Facts, factsOf } from "#benchmarks/graphinstruct/constraints/index";
import { readGraph, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import { stream } from "#src/rng";
import { pairs } from "#test/graph/samples";

type Pair = readonly [number, number];

/** The facts of a graph of nodes 0 … order - 1. */
export function facts(order: number, edges: readonly Pair[], directed = false): Facts {
  return factsOf(writtenGraph({ ids: Array.from({ length: order }, (_, node) => String(node)), edges, directed }));
}

export function path(order: number): Facts {
  return facts(
    order,
    pairs(order, false).filter(([u, v]) => v === u + 1),
  );
}

export function complete(order: number): Facts {
  return facts(order, pairs(order, false));
}

/** Each pair joined with the same chance. */
export function random(seed: number, order: number, chance: number, directed = false): Facts {
  const rng = stream(seed, "metrics");
  const edges = pairs(order, directed).filter(() => rng.next() < chance);
  return facts(order, edges, directed);
}

/** The same graph, its nodes named and listed in another order. */
export function shuffled({ order, directed, written }: Facts, seed: number): Facts {
  const place = stream(seed, "shuffle").shuffle(Array.from({ length: order }, (_, node) => node));
  const { sources, targets } = written.graph;
  const edges = Array.from(sources, (source, e): Pair => [place[source]!, place[targets[e]!]!]);
  return facts(order, edges.reverse(), directed);
}

/** The facts of a graph as a model writes it. */
export function read(text: string): Facts {
  const reading = readGraph(text, "compat");
  if (reading.kind !== "graph") throw new Error(`not a graph: ${text}`);
  return factsOf(reading.written);
}
