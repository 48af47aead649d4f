import { allowedIn } from "#benchmarks/graphinstruct/ask/writers/mends/allowed";
import { numEdges } from "#benchmarks/graphinstruct/ask/writers/mends/counts";
import type { Mend, Site } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { isWished, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { breadthFirst } from "#src/graph/breadth-first";
import { degreesOf } from "#src/graph/degrees-of";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { type PathLengths, pathLengths } from "#src/graph/path-lengths";
import { undirected } from "#src/graph/undirected";

/** Far nodes are tied to the best connected one until all is near; trees are rebuilt as bushy as they may be. */
const nearer =
  (measure: (lengths: PathLengths) => number): Mend =>
  (own, { value }, site) => {
    const [target, { wishes }] = [Number(value), site];
    if (isWished(wishes, "acyclic") && !own.directed) return bush(own.order, wished(wishes, "max_degree"));
    let made = own;
    for (let tries = 0; tries < own.order; tries++) {
      const lengths = pathLengths(made);
      if (lengths === undefined || measure(lengths) <= target) break;
      made = shortened(made, site);
    }
    const size = wishes.get("num_edges");
    return size === undefined ? made : numEdges(made, size, site);
  };

export const diameter = nearer((lengths) => lengths.diameter);
export const averagePathLength = nearer((lengths) => lengths.average);

/** One edge more: from the node with most neighbours that may have another to the node that is farthest from it. */
function shortened(own: Graph, { wishes }: Site): Graph {
  const degrees = degreesOf(own);
  const nodes = Array.from(degrees, (_, node) => node).sort((a, b) => degrees[b]! - degrees[a]!);
  const allowed = allowedIn(own, wishes);
  const made = pairsOf(own);
  for (const hub of nodes.slice(0, 3)) {
    const { distances } = breadthFirst(undirected(own), hub);
    const farthest = [...nodes].sort((a, b) => distances[b]! - distances[a]!);
    const other = farthest.find((node) => distances[node]! > 1 && allowed(hub, node, made));
    if (other !== undefined && made.add(hub, other)) return made.graph();
  }
  return own;
}

/** The tree whose nodes are nearest to each other where none may have more than so many neighbours. */
function bush(order: number, most = order): Graph {
  const children = Math.max(1, most - 1);
  const parent = (node: number) => (node <= most ? 0 : 1 + Math.floor((node - most - 1) / children));
  const edges = Array.from({ length: Math.max(0, order - 1) }, (_, i): Edge => [parent(i + 1), i + 1]);
  return graph(order, edges);
}
