import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";

/**
 * The share of links between labelled nodes that stay within a class, in 0 … 1 (edge homophily, Zhu et al. 2020): how much links
 * alone tell. undefined where there are none.
 */
export function homophily({ nodes, links: { sources, targets } }: TextGraph): number | undefined {
  let [within, all] = [0, 0];
  sources.forEach((source, i) => {
    const [label, other] = [nodes[source]!.label, nodes[targets[i]!]!.label];
    if (label === undefined || other === undefined) return;
    all++;
    if (label === other) within++;
  });
  return all === 0 ? undefined : within / all;
}
