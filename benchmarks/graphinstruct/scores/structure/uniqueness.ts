import { type Facts, factsOf } from "#benchmarks/graphinstruct/constraints/index";
import { writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { sameShape } from "#benchmarks/graphinstruct/scores/structure/same-shape";
import { refinementKey } from "#src/graph/refinement-key";

/** Above so many nodes the released code compares what colour refinement sees. */
const EXACT = 20;

/** How many different shapes there are among graphs. */
export interface Uniqueness {
  /** Shapes per graph that could have had one of its own, at most 1; 0 for less than two graphs. */
  readonly share: number;
  /** Pairs that ran out of the budget; they count as alike. */
  readonly undecided: number;
}

/**
 * Different graphs up to isomorphism among those given.
 *
 * @param mode `compat` brings all to the direction of most and takes larger graphs that three rounds of colour
 *   refinement can't tell apart for one, as the released code does; `sound` compares all of them as they are
 * @param most how many shapes there can be
 */
export function uniqueness(graphs: readonly Facts[], mode: ScoreMode, most = Number.POSITIVE_INFINITY): Uniqueness {
  if (graphs.length <= 1) return { share: 0, undecided: 0 };
  const compared = mode === "compat" ? oneDirection(graphs) : graphs;
  const alike = mode === "compat" ? alikeAsReleased : sameShape;
  const shapes: Facts[] = [];
  let undecided = 0;
  for (const facts of compared) {
    const found = shapes.map((shape) => alike(facts, shape));
    if (found.includes(true)) continue;
    if (found.includes(undefined)) undecided++;
    else shapes.push(facts);
  }
  // Graphs that violate a demand may have shapes beside those that satisfy it.
  return { share: Math.min(1, shapes.length / Math.min(graphs.length, most)), undecided };
}

function alikeAsReleased(a: Facts, b: Facts): boolean | undefined {
  if (a.order !== b.order || a.size !== b.size) return false;
  if (a.order <= EXACT) return sameShape(a, b);
  return keyOf(a) === keyOf(b);
}

const keyOf = kept(({ written }: Facts) => refinementKey(written.graph, 3, written.loops));

function oneDirection(graphs: readonly Facts[]): readonly Facts[] {
  const directed = graphs.filter((facts) => facts.directed).length;
  if (directed === 0 || directed === graphs.length) return graphs;
  const towards = directed > graphs.length / 2;
  return graphs.map((facts) => (facts.directed === towards ? facts : factsOf(redirected(facts.written, towards))));
}

/** Both directions of every edge, or the edges without directions. */
function redirected({ ids, graph, loops }: WrittenGraph, directed: boolean): WrittenGraph {
  const edges = Array.from(graph.sources, (source, edge) => [source, graph.targets[edge]!] as const);
  const back = directed ? edges.map(([source, target]) => [target, source] as const) : [];
  return writtenGraph({ ids, edges: [...edges, ...back, ...loops.map((node) => [node, node] as const)], directed });
}
