/** Edges by their ends. */
export interface EdgeTable {
  /** The index of an edge, which is new if it wasn't there: edges are numbered as they come. */
  add(source: number, target: number): number;
  /** undefined if it isn't there. */
  find(source: number, target: number): number | undefined;
}

/**
 * A table without edges: open addressing in one array, for a reply's edges are looked up once each.
 *
 * @param most how many edges it will hold
 */
export function edgeTable(most: number, directed: boolean): EdgeTable {
  const size = 2 ** Math.ceil(Math.log2(2 * most + 2));
  const slots = new Int32Array(size);
  const lows = new Int32Array(most);
  const highs = new Int32Array(most);
  let count = 0;
  const slotOf = (u: number, v: number): number => {
    let slot = (Math.imul(u, 0x9e3779b1) ^ Math.imul(v, 0x85ebca6b)) >>> 0;
    for (slot = (slot ^ (slot >>> 15)) & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const edge = slots[slot]! - 1;
      if (edge === -1 || (lows[edge] === u && highs[edge] === v)) return slot;
    }
  };
  const inOrder = (u: number, v: number): readonly [number, number] => (directed || u < v ? [u, v] : [v, u]);
  const add = (source: number, target: number): number => {
    const [u, v] = inOrder(source, target);
    const slot = slotOf(u, v);
    if (slots[slot] !== 0) return slots[slot]! - 1;
    lows[count] = u;
    highs[count] = v;
    slots[slot] = ++count;
    return count - 1;
  };
  const find = (source: number, target: number): number | undefined => {
    const edge = slots[slotOf(...inOrder(source, target))]!;
    return edge === 0 ? undefined : edge - 1;
  };
  return { add, find };
}
