import type { Ends } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";

/**
 * The people of a friendship prompt by node: its lines name the edges in the order in which the row holds them, and its
 * question the two ends.
 */
export function namesIn(prompt: string, { order, sources, targets }: Graph, query: Ends | null): string[] {
  const names: (string | undefined)[] = new Array(order).fill(undefined);
  const friends = [...prompt.matchAll(/^(\S+) and (\S+) are friends/gm)];
  for (const [i, [, from, to]] of friends.entries()) {
    if (i >= sources.length) break;
    names[sources[i]!] = from!;
    names[targets[i]!] = to!;
  }
  const asked = /between node (\S+) and node ([^\s?,]+)/.exec(prompt);
  if (asked && query) {
    names[query.source] = asked[1]!;
    names[query.target] = asked[2]!;
  }
  return names.map((name, node) => name ?? `unnamed ${node}`);
}
