/** Pairs waiting to be merged, the greatest gain first, equal gains by the pair. */
export interface MergeQueue {
  add(gain: number, u: number, v: number): void;
  /** Removes and returns the first; undefined where there is none. */
  take(): Merge | undefined;
}

type Merge = readonly [gain: number, u: number, v: number];

/** A binary heap. */
export function mergeQueue(): MergeQueue {
  const heap: Merge[] = [];
  return {
    add(gain, u, v) {
      const item: Merge = [gain, u, v];
      let at = heap.length;
      for (let up = (at - 1) >> 1; at > 0 && precedes(item, heap[up]!); up = (at - 1) >> 1) {
        heap[at] = heap[up]!;
        at = up;
      }
      heap[at] = item;
    },
    take() {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined || heap.length === 0) return first;
      let at = 0;
      for (let down = 1; down < heap.length; down = 2 * at + 1) {
        if (down + 1 < heap.length && precedes(heap[down + 1]!, heap[down]!)) down++;
        if (!precedes(heap[down]!, last)) break;
        heap[at] = heap[down]!;
        at = down;
      }
      heap[at] = last;
      return first;
    },
  };
}

function precedes(a: Merge, b: Merge): boolean {
  if (a[0] !== b[0]) return a[0] > b[0];
  return a[1] < b[1] || (a[1] === b[1] && a[2] < b[2]);
}
