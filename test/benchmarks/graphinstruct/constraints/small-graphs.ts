import { type Facts, factsOf } from "#benchmarks/graphinstruct/constraints/index";
import { writtenGraph } from "#benchmarks/graphinstruct/format/index";
import { canonicalForm } from "#src/graph/canonical-form";

type Pair = readonly [number, number];

/** A graph whose nodes are called 0, 1, 2 …; an edge from a node to itself is a loop. */
export function factsFor(order: number, edges: readonly Pair[], directed = false): Facts {
  return factsOf(writtenGraph({ ids: Array.from({ length: order }, (_, node) => String(node)), edges, directed }));
}

/** All graphs of that many nodes that are not the same but for their nodes' names, without loops. */
export function allGraphs(order: number, directed: boolean): readonly Facts[] {
  const pairs: Pair[] = [];
  for (let u = 0; u < order; u++) for (let v = 0; v < order; v++) if (directed ? u !== v : u < v) pairs.push([u, v]);
  const found = new Map<string, Facts>();
  for (let choice = 0; choice < 2 ** pairs.length; choice++) {
    const facts = factsFor(
      order,
      pairs.filter((_, i) => (choice >> i) & 1),
      directed,
    );
    const form = canonicalForm(facts.written.graph);
    if (!found.has(form)) found.set(form, facts);
  }
  return [...found.values()];
}
