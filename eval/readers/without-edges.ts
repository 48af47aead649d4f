import type { Leg } from "#eval/readers/leg";

/** Without the single edges of the longest path: "0 -> 2 -> 5, for 0 -> 2 takes 3 and 2 -> 5 takes 4" names one path. */
export function withoutEdges(found: readonly Leg[]): Leg[] {
  const longest = found.reduce<readonly number[]>(
    (best, { path = [] }) => (path.length > best.length ? path : best),
    [],
  );
  if (longest.length <= 2) return [...found];
  const edges = new Set(longest.slice(1).map((node, i) => `${longest[i]},${node}`));
  return found.filter(({ path }) => !edges.has(path?.join() ?? ""));
}
