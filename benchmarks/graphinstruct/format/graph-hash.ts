import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { digest } from "#src/hash";

/**
 * A name for what a graph connects, the same for any order of nodes and edges and blind to attributes: the digest of
 * `[directed, sorted ids, sorted pairs of ids]` as compact JSON, as published with the oracle records.
 */
export function graphHash({ ids, graph, loops }: WrittenGraph): string {
  const pairs = [...loops].map((node) => [ids[node]!, ids[node]!] as const);
  graph.sources.forEach((source, i) => {
    const [u, v] = [ids[source]!, ids[graph.targets[i]!]!];
    pairs.push(graph.directed || byCodePoint(u, v) <= 0 ? [u, v] : [v, u]);
  });
  pairs.sort((a, b) => byCodePoint(a[0], b[0]) || byCodePoint(a[1], b[1]));
  return digest(
    JSON.stringify([graph.directed, ids.toSorted(byCodePoint), pairs]).replace(/[\u007f-\uffff]/g, escaped),
  );
}

/** Python's order of texts; JavaScript's own is by code unit. */
function byCodePoint(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  for (let at = 0; at < most; at++) {
    if (a.charCodeAt(at) !== b.charCodeAt(at)) return a.codePointAt(at)! - b.codePointAt(at)!;
  }
  return a.length - b.length;
}

function escaped(unit: string): string {
  return unit < "\u0080" ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
