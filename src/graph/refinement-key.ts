import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";

/**
 * A text that two graphs share exactly if colour refinement (Weisfeiler and Leman 1968) of so many rounds, as networkx
 * 3.4 does it, can't tell them apart: it begins with degrees, a node sees its out-neighbours, and the first round runs
 * the neighbours' degrees together as text, so that 1, 12 and 11, 2 are one. Isomorphic graphs share it.
 *
 * @param loops nodes with an edge to themselves: 2 more for the degree, and a neighbour of its own
 */
export function refinementKey(input: GraphLike, rounds: number, loops: readonly number[] = []): string {
  const { graph, offsets, neighbours } = adjacency(input);
  const looped = new Uint8Array(graph.order);
  for (const u of loops) looped[u] = 1;
  const around = Array.from(looped, (loop, u) => {
    const nodes = Array.from(neighbours.subarray(offsets[u], offsets[u + 1]));
    return loop ? [...nodes, u] : nodes;
  });
  const degrees = Int32Array.from(looped, (loop) => 2 * loop);
  for (const ends of [graph.sources, graph.targets]) for (const u of ends) degrees[u]!++;
  let labels = Array.from(degrees, String);
  const tables: string[] = [];
  for (let round = 0, count = 0; round < rounds; round++) {
    const views = around.map((nodes, u) =>
      view(
        labels[u]!,
        nodes.map((v) => labels[v]!),
        round === 0 ? "" : " ",
      ),
    );
    const table = tally(views);
    tables.push(table.text);
    // Once no class splits any more, what further rounds see follows from this one.
    if (round > 0 && table.numbers.size === count) break;
    count = table.numbers.size;
    labels = views.map((text) => table.numbers.get(text)!);
  }
  return tables.join("/");
}

function view(label: string, others: string[], separator: string): string {
  return label + separator + others.sort().join(separator);
}

/** How often each text is there, and a number for each. */
function tally(texts: readonly string[]): { readonly text: string; readonly numbers: ReadonlyMap<string, string> } {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const distinct = [...counts.keys()].sort();
  const numbers = new Map(distinct.map((text, i) => [text, String(i)]));
  return { text: distinct.map((text) => `${text}*${counts.get(text)}`).join(), numbers };
}
