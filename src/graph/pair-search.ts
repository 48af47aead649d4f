import type { Budget } from "#src/graph/budget";
import type { GraphPair } from "#src/graph/graph-pair";
import { cut, type PairPartition, pairPartition, restore, swap } from "#src/graph/pair-partition";
import { type Refiner, refineAll, refinePair, refiner } from "#src/graph/pair-refinement";

/** A node of the first graph, of several in a cell, and the node of the second that it is sent to. */
interface Choice {
  readonly cell: number;
  /** How many cuts there were before. */
  readonly cuts: number;
  readonly node: number;
  /** undefined before the first is tried. */
  image?: number | undefined;
  untried?: number[];
}

/**
 * Looks for an isomorphism between the two graphs of a pair: refinement, and where that leaves several images for a node,
 * one after the other is tried, each refined in turn.
 *
 * @param colours by node of the pair; images are of the same colour
 * @returns the images of the first graph's nodes; undefined where there is none, or the budget ran out (then it is below 0)
 */
export function pairSearch(pair: GraphPair, colours: ArrayLike<number>, budget: Budget): Int32Array | undefined {
  const partition = pairPartition(colours);
  if (!partition) return undefined;
  const state = refiner(pair, partition, budget);
  if (!refineAll(state)) return undefined;
  const choices: Choice[] = [];
  const { sizes, nodes, cuts } = partition;
  for (let cell: number | undefined = 0; cell !== undefined; cell = advance(state, choices)) {
    while (sizes[cell] === 1) cell++;
    if (cell < pair.half) choices.push({ cell, cuts: cuts.length, node: nodes[cell]! });
    else if (preserves(state)) return images(partition);
  }
  return undefined;
}

/** Tries the next image of the latest choice that has one left; returns its cell, undefined where the search is over. */
function advance(state: Refiner, choices: Choice[]): number | undefined {
  const { partition, budget } = state;
  for (let choice = choices.at(-1); choice && budget.left >= 0; choice = choices.at(-1)) {
    const { cell, node } = choice;
    restore(partition, choice.cuts);
    choice.image = nextImage(state, choice);
    if (choice.image === undefined) {
      choices.pop();
      continue;
    }
    const last = cell + partition.sizes[cell]! - 1;
    swap(partition, node, last);
    swap(partition, choice.image, partition.half + last);
    cut(partition, cell, last);
    if (refinePair(state, [last])) return cell;
  }
  return undefined;
}

/** The others are listed only once the first has failed, which with luck none does. */
function nextImage({ partition, budget }: Refiner, choice: Choice): number | undefined {
  const { half, nodes, sizes } = partition;
  const [start, count] = [half + choice.cell, sizes[choice.cell]!];
  if (choice.image === undefined) return nodes[start]!;
  if (!choice.untried) {
    budget.left -= count;
    choice.untried = Array.from(nodes.subarray(start, start + count)).filter((v) => v !== choice.image);
  }
  return choice.untried.pop();
}

/** Whether the one map left carries every arc to one of its mark: sums of marks may have agreed by chance. */
function preserves({ pair, partition, views }: Refiner): boolean {
  const { half, nodes, places } = partition;
  return nodes.subarray(0, half).every((u, place) => {
    const v = nodes[half + place]!;
    return pair.ways.every(({ offsets, heads, marks }) => {
      for (let i = offsets[u]!; i < offsets[u + 1]!; i++) views[nodes[half + places[heads[i]!]!]!]! += marks[i]!;
      for (let i = offsets[v]!; i < offsets[v + 1]!; i++) views[heads[i]!]! -= marks[i]!;
      let same = true;
      const settle = (w: number) => {
        same &&= views[w] === 0;
        views[w] = 0;
      };
      for (let i = offsets[u]!; i < offsets[u + 1]!; i++) settle(nodes[half + places[heads[i]!]!]!);
      for (let i = offsets[v]!; i < offsets[v + 1]!; i++) settle(heads[i]!);
      return same;
    });
  });
}

function images({ half, nodes }: PairPartition): Int32Array {
  const image = new Int32Array(half);
  for (let place = 0; place < half; place++) image[nodes[place]!] = nodes[half + place]! - half;
  return image;
}
