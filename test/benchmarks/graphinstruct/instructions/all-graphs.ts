import { type Edge, type Graph, graph } from "#src/graph/graph";

/** Every graph on so many nodes, told apart by their numbers: 2 to the number of pairs. */
export function* allGraphs(order: number, directed: boolean): Generator<Graph> {
  const nodes = Array.from({ length: order }, (_, u) => u);
  const pairs = nodes.flatMap((u) => nodes.filter((v) => (directed ? u !== v : u < v)).map((v): Edge => [u, v]));
  for (let set = 0; set < 2 ** pairs.length; set++) {
    yield graph(
      order,
      pairs.filter((_, i) => (set >> i) & 1),
      directed,
    );
  }
}
