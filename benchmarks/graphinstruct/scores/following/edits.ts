import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** The edges and loops of a graph by the names of their ends, so that two graphs can be compared. */
export function edgeNames(written: WrittenGraph, directed: boolean): Set<string> {
  const { ids, graph, loops } = written;
  const names = new Set<string>();
  for (let edge = 0; edge < graph.sources.length; edge++) {
    names.add(edgeName(ids[graph.sources[edge]!]!, ids[graph.targets[edge]!]!, directed));
  }
  for (const node of loops) names.add(edgeName(ids[node]!, ids[node]!, directed));
  return names;
}

/** The same for the same ends and, where directions count, the same direction alone. */
export function edgeName(source: string, target: string, directed: boolean): string {
  const [first, second] = directed || source <= target ? [source, target] : [target, source];
  return `${first.length} ${first}${second}`;
}

/** The ends of an edge, from its name. */
export function endsOf(name: string): readonly [string, string] {
  const start = name.indexOf(" ") + 1;
  const middle = start + Number(name.slice(0, start));
  return [name.slice(start, middle), name.slice(middle)];
}

/** What is in one set and not in the other. */
export function changes(from: ReadonlySet<string>, to: ReadonlySet<string>) {
  return { added: without(to, from), removed: without(from, to) };
}

/** How many items two sets share. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const item of one) if (other.has(item)) count++;
  return count;
}

function without(set: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  const rest = new Set<string>();
  for (const item of set) if (!other.has(item)) rest.add(item);
  return rest;
}
