import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { chain } from "#benchmarks/graphinstruct/graphs/chain";
import { without } from "#benchmarks/graphinstruct/graphs/without";
import { few } from "#benchmarks/graphinstruct/instructions/edits/few";
import type { Edge, Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A graph with blocks that share no edge, and one edge picked in each of them, twice over. */
export interface Cuts {
  readonly base: Graph;
  readonly count: number;
  readonly picks: readonly [readonly Edge[], readonly Edge[]];
  /** The graph without the one's edges, and without the other's. */
  readonly cut: readonly [Graph, Graph];
}

/**
 * Blocks that share no edge, joined in a chain, for tasks that take one edge of each block: no fewer will do.
 *
 * @param least nodes of the smallest block
 * @param block draws one of at most so many nodes
 */
export function blocksToCut(
  rng: Rng,
  [low, high]: Band,
  least: number,
  block: (rng: Rng, most: number) => Graph,
): Cuts {
  const order = rng.int(Math.max(low, least), high);
  const count = Math.min(few(rng, order), Math.floor(order / least));
  const blocks = Array.from({ length: count }, () => block(rng, Math.floor(order / count)));
  const { graph: base, blocks: placed } = chain(rng, order, blocks);
  const draw = () => placed.map((edges) => rng.pick(edges));
  const picks = [draw(), draw()] as const;
  return { base, count, picks, cut: [cutAt(base, picks[0]), cutAt(base, picks[1])] };
}

function cutAt(base: Graph, gone: readonly Edge[]): Graph {
  return without(base, ([u, v]) => gone.some(([a, b]) => a === u && b === v));
}
