import type { Budget } from "#src/graph/budget";
import type { GraphPair } from "#src/graph/graph-pair";
import { cut, type PairPartition, swap } from "#src/graph/pair-partition";

/** What refining needs, kept from call to call; all zero between them. */
export interface Refiner {
  readonly pair: GraphPair;
  readonly partition: PairPartition;
  readonly budget: Budget;
  /** By node, the sum of the marks of its arcs into the cell at hand. */
  readonly views: Int32Array;
  readonly seen: Uint8Array;
  readonly waiting: Uint8Array;
  /** By cell, seen nodes of the first and of the second graph. */
  readonly hits: readonly [Int32Array, Int32Array];
}

export function refiner(pair: GraphPair, partition: PairPartition, budget: Budget): Refiner {
  const { half } = pair;
  return {
    pair,
    partition,
    budget,
    views: new Int32Array(2 * half),
    seen: new Uint8Array(2 * half),
    waiting: new Uint8Array(half),
    hits: [new Int32Array(half), new Int32Array(half)],
  };
}

/** Refines by all cells; see `refinePair`. */
export function refineAll(refiner: Refiner): boolean {
  const { sizes } = refiner.partition;
  const queue: number[] = [];
  for (let cell = 0; cell < sizes.length; cell += sizes[cell]!) queue.push(cell);
  return refinePair(refiner, queue);
}

/**
 * Cuts cells, in place, until the nodes of a cell see equally many arcs of each mark to each cell (up to sums of marks
 * that happen to agree, which leave a cell whole). Of the parts of a cell all but the largest are looked at again
 * (Hopcroft 1971), which makes it O(m log n).
 *
 * @param queue the cells to begin with
 * @returns false where the two graphs come to differ, or the budget ran out
 */
export function refinePair(refiner: Refiner, queue: number[]): boolean {
  for (const cell of queue) refiner.waiting[cell] = 1;
  let alike = true;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    refiner.waiting[cell] = 0;
    if (!alike) continue;
    const touched = look(refiner, cell);
    const cells = sortOut(refiner, touched);
    alike = refiner.budget.left >= 0;
    for (const hit of cells) alike = split(refiner, hit, queue) && alike;
    for (const u of touched) refiner.views[u] = refiner.seen[u] = 0;
  }
  return alike;
}

/** Sums up what nodes see of a cell; returns those that see any of it. */
function look({ pair, partition, budget, views, seen }: Refiner, cell: number): number[] {
  const touched: number[] = [];
  for (const side of [cell, partition.half + cell]) {
    for (let place = side; place < side + partition.sizes[cell]!; place++) {
      const u = partition.nodes[place]!;
      for (const { offsets, heads, marks } of pair.ways) {
        budget.left -= offsets[u + 1]! - offsets[u]!;
        for (let i = offsets[u]!; i < offsets[u + 1]!; i++) {
          const v = heads[i]!;
          views[v]! += marks[i]!;
          if (seen[v]) continue;
          seen[v] = 1;
          touched.push(v);
        }
      }
    }
  }
  return touched;
}

/** Moves the nodes to the ends of their cells; returns the cells. */
function sortOut({ partition, hits }: Refiner, touched: readonly number[]): number[] {
  const { half, cells, sizes } = partition;
  const found: number[] = [];
  for (const u of touched) {
    const cell = cells[u]!;
    if (hits[0][cell] === 0 && hits[1][cell] === 0) found.push(cell);
    const [side, shift] = u < half ? [hits[0], 0] : [hits[1], half];
    side[cell]!++;
    swap(partition, u, shift + cell + sizes[cell]! - side[cell]!);
  }
  return found;
}

/** Cuts a cell by what its seen nodes see; false where that differs between the two graphs. */
function split(refiner: Refiner, cell: number, queue: number[]): boolean {
  const { partition, views, waiting, hits } = refiner;
  const { half, nodes, sizes } = partition;
  const end = cell + sizes[cell]!;
  const [count, other] = [hits[0][cell]!, hits[1][cell]!];
  hits[0][cell] = hits[1][cell] = 0;
  if (count !== other) return false;
  const first = end - count;
  for (const shift of [0, half]) arrange(refiner, shift + first, shift + end);
  for (let place = first; place < end; place++) {
    if (views[nodes[place]!] !== views[nodes[half + place]!]) return false;
  }
  const parts = [cell];
  for (let at = end - 1; at >= first; at--) {
    const opens = at > cell && (at === first || views[nodes[at]!] !== views[nodes[at - 1]!]);
    if (!opens) continue;
    cut(partition, cell, at);
    parts.push(at);
  }
  const largest = waiting[cell] ? cell : parts.reduce((a, b) => (sizes[b]! > sizes[a]! ? b : a));
  for (const part of parts) {
    if (part === largest || waiting[part]) continue;
    waiting[part] = 1;
    queue.push(part);
  }
  return true;
}

/** Sorts places by view. */
function arrange({ partition, views }: Refiner, start: number, end: number): void {
  const { nodes, places } = partition;
  if (end - start < 2) return;
  nodes.subarray(start, end).sort((u, v) => views[u]! - views[v]!);
  for (let place = start; place < end; place++) places[nodes[place]!] = place;
}
