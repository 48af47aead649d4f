import type { Adjacency } from "#src/graph/adjacency";
import type { Budget } from "#src/graph/budget";

/**
 * Whether so many colours suffice for neighbours to differ: nodes of fewer neighbours than colours are set aside, the
 * rest are coloured one by one, those first whose neighbours have most colours (Brélaz 1979), going back where none is left.
 *
 * @param around of an undirected graph
 * @param budget nodes and edge ends that may be looked at; the answer is of no use once it is below 0
 */
export function colourable(around: Adjacency, colours: number, budget: Budget): boolean {
  const nodes = hardNodes(around, colours);
  if (nodes.length === 0) return true;
  budget.left -= around.graph.order * colours;
  if (budget.left < 0) return true;
  const state = uncoloured(around, nodes, colours);
  const choices: Choice[] = [];
  while (choices.length < nodes.length && budget.left >= 0) {
    choices.push({ node: mostSaturated(state, budget), colour: -1, used: usedAfter(choices.at(-1)) });
    while (!recolour(state, choices.at(-1)!, budget)) {
      choices.pop();
      if (choices.length === 0) return false;
    }
  }
  return true;
}

/** What is left when nodes with fewer neighbours than colours are taken away, again and again. */
function hardNodes({ graph, offsets, neighbours }: Adjacency, colours: number): Int32Array {
  const degrees = Int32Array.from({ length: graph.order }, (_, u) => offsets[u + 1]! - offsets[u]!);
  const easy: number[] = [];
  for (let u = 0; u < graph.order; u++) if (degrees[u]! < colours) easy.push(u);
  for (const u of easy) {
    for (let i = offsets[u]!; i < offsets[u + 1]!; i++)
      if (degrees[neighbours[i]!]!-- === colours) easy.push(neighbours[i]!);
  }
  const gone = new Set(easy);
  return Int32Array.from({ length: graph.order }, (_, u) => u).filter((u) => !gone.has(u));
}

interface Choice {
  readonly node: number;
  /** -1 before the first. */
  colour: number;
  /** How many colours earlier nodes have; beyond them colours are alike, and only one is tried. */
  readonly used: number;
}

function usedAfter(choice: Choice | undefined): number {
  return choice ? Math.max(choice.used, choice.colour + 1) : 0;
}

interface Colouring {
  readonly around: Adjacency;
  readonly nodes: Int32Array;
  readonly colours: number;
  readonly open: Uint8Array;
  /** By node and colour, how many neighbours have it. */
  readonly seen: Int32Array;
  /** By node, how many colours its neighbours have. */
  readonly saturation: Int32Array;
}

function uncoloured(around: Adjacency, nodes: Int32Array, colours: number): Colouring {
  const { order } = around.graph;
  const open = new Uint8Array(order);
  for (const u of nodes) open[u] = 1;
  return { around, nodes, colours, open, seen: new Int32Array(order * colours), saturation: new Int32Array(order) };
}

function mostSaturated({ around, nodes, open, saturation }: Colouring, budget: Budget): number {
  const degree = (u: number) => around.offsets[u + 1]! - around.offsets[u]!;
  budget.left -= nodes.length;
  let best = -1;
  for (const u of nodes) {
    if (!open[u]) continue;
    const gain = best === -1 ? 1 : saturation[u]! - saturation[best]! || degree(u) - degree(best);
    if (gain > 0) best = u;
  }
  return best;
}

/** Gives the node its next possible colour; false, and the node open again, where there is none. */
function recolour(state: Colouring, choice: Choice, budget: Budget): boolean {
  const { colours, seen, open } = state;
  const { node } = choice;
  if (choice.colour !== -1) paint(state, choice, -1, budget);
  const end = Math.min(colours, choice.used + 1);
  do choice.colour++;
  while (choice.colour < end && seen[node * colours + choice.colour]! > 0);
  open[node] = choice.colour < end ? 0 : 1;
  if (open[node]) return false;
  paint(state, choice, 1, budget);
  return true;
}

function paint(
  { around, colours, seen, saturation }: Colouring,
  { node, colour }: Choice,
  by: 1 | -1,
  budget: Budget,
): void {
  const { offsets, neighbours } = around;
  budget.left -= offsets[node + 1]! - offsets[node]!;
  for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
    const at = neighbours[i]! * colours + colour;
    seen[at]! += by;
    if (seen[at] === (by === 1 ? 1 : 0)) saturation[neighbours[i]!]! += by;
  }
}
