import type { Spreading } from "#benchmarks/decision/rq3/influence/influence";
import { type Edge, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The most nodes that one node hears, how many nodes make a group, and the share of those heard that are of one's own. */
const MOST = 8;
const GROUP = 8;
const OWN = 0.8;

/**
 * A directed graph of small groups in which each node has edges from one to eight nodes, mostly of its own group, and
 * likelier from those that many hear already. Two nodes reach a group or several, hardly ever all of them.
 *
 * @param order 3 or more
 */
export function drawSpreading(rng: Rng, order: number, id: string): Spreading {
  const groups = Math.max(2, Math.round(order / GROUP));
  const edges: Edge[] = [];
  // A node is listed once, and again for each node that hears it.
  const everyone = Array.from({ length: order }, (_, node) => node);
  const members = Array.from({ length: groups }, (_, group) => everyone.filter((node) => node % groups === group));
  for (let node = 0; node < order; node++) {
    const sources = new Set<number>();
    for (let left = rng.int(1, MOST); left > 0; left--) {
      const source = rng.pick(rng.next() < OWN ? members[node % groups]! : everyone);
      if (source !== node) sources.add(source);
    }
    for (const source of sources) {
      edges.push([source, node]);
      everyone.push(source);
      members[source % groups]!.push(source);
    }
  }
  return { id, graph: graph(order, edges, true) };
}
