import type { Spreading } from "#benchmarks/decision/rq3/influence/influence";
import { type Edge, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The most nodes that one node listens to. */
const MOST = 4;

/**
 * A directed graph in which each node has edges from one to four others, likelier from those that have many already: a few
 * reach far, as in networks of people.
 *
 * @param order 3 or more
 */
export function drawSpreading(rng: Rng, order: number, id: string): Spreading {
  const edges: Edge[] = [];
  const heard = Array.from({ length: order }, (_, node) => node);
  for (let node = 0; node < order; node++) {
    const sources = new Set<number>();
    for (let left = rng.int(1, MOST); left > 0; left--) {
      const source = rng.pick(heard);
      if (source !== node) sources.add(source);
    }
    for (const source of sources) edges.push([source, node]);
    heard.push(...sources);
  }
  return { id, graph: graph(order, edges, true) };
}
