import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * The place of each node when ids are sorted as Python sorts them: text by its characters, numbers by value. Where both
 * occur Python may refuse to compare; numbers come first here.
 */
export function rankAsPython({ ids, untexted }: WrittenGraph): Int32Array {
  const numbers = new Map(untexted.map((node) => [node, Number(ids[node])]));
  const nodes = Int32Array.from(ids, (_, node) => node).sort((a, b) => {
    const [x, y] = [numbers.get(a), numbers.get(b)];
    if (x !== undefined && y !== undefined && x !== y && !Number.isNaN(x - y)) return x - y;
    if ((x === undefined) !== (y === undefined)) return x === undefined ? 1 : -1;
    return ids[a]! < ids[b]! ? -1 : ids[a] === ids[b] ? a - b : 1;
  });
  const rank = new Int32Array(ids.length);
  nodes.forEach((node, place) => {
    rank[node] = place;
  });
  return rank;
}
