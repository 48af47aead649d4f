/**
 * The nodes of two graphs sorted into cells: only nodes of one cell can be images of each other. A cell is named by its
 * first place, and holds as many nodes of the first graph, `nodes[cell] …`, as of the second, `nodes[half + cell] …`.
 */
export interface PairPartition {
  readonly half: number;
  readonly nodes: Int32Array;
  /** Where each node is in `nodes`. */
  readonly places: Int32Array;
  /** By node. */
  readonly cells: Int32Array;
  /** How many nodes of either graph, by cell. */
  readonly sizes: Int32Array;
  /** The cells cut off so far, the last one last. */
  readonly cuts: number[];
}

/**
 * The partition by colour.
 *
 * @param colours the first graph's, then as many of the second's
 * @returns undefined where the graphs' colours differ
 */
export function pairPartition(colours: ArrayLike<number>): PairPartition | undefined {
  const half = colours.length / 2;
  const every = Int32Array.from({ length: 2 * half }, (_, u) => u);
  every.subarray(0, half).sort((u, v) => colours[u]! - colours[v]!);
  every.subarray(half).sort((u, v) => colours[u]! - colours[v]!);
  const partition = {
    half,
    nodes: every,
    places: new Int32Array(2 * half),
    cells: new Int32Array(2 * half),
    sizes: new Int32Array(half),
    cuts: [],
  };
  for (let place = 0, cell = 0; place < half; place++) {
    const [u, v] = [every[place]!, every[half + place]!];
    if (colours[u] !== colours[v]) return undefined;
    if (place > 0 && colours[u] !== colours[every[place - 1]!]) cell = place;
    partition.sizes[cell]!++;
    for (const node of [u, v]) partition.cells[node] = cell;
    partition.places[u] = place;
    partition.places[v] = half + place;
  }
  return partition;
}

/** Makes the places from `at` on, to the end of their cell, a cell of their own. */
export function cut({ half, nodes, cells, sizes, cuts }: PairPartition, cell: number, at: number): void {
  const end = cell + sizes[cell]!;
  sizes[at] = end - at;
  sizes[cell] = at - cell;
  for (let place = at; place < end; place++) {
    cells[nodes[place]!] = at;
    cells[nodes[half + place]!] = at;
  }
  cuts.push(at);
}

/** Takes cuts back until so many are left. */
export function restore({ half, nodes, cells, sizes, cuts }: PairPartition, count: number): void {
  while (cuts.length > count) {
    const at = cuts.pop()!;
    const cell = cells[nodes[at - 1]!]!;
    for (let place = at; place < at + sizes[at]!; place++) {
      cells[nodes[place]!] = cell;
      cells[nodes[half + place]!] = cell;
    }
    sizes[cell]! += sizes[at]!;
  }
}

export function swap({ nodes, places }: PairPartition, node: number, place: number): void {
  const other = nodes[place]!;
  nodes[places[node]!] = other;
  places[other] = places[node]!;
  nodes[place] = node;
  places[node] = place;
}
