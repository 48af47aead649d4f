import { strip } from "#benchmarks/graphinstruct/format/characters";
import {
  betweenCommas,
  linesOf,
  saysDirected,
  starts,
  unquoted,
  words,
} from "#benchmarks/graphinstruct/format/compat/lines";
import { noNodes } from "#benchmarks/graphinstruct/format/compat/nodes";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import { written } from "#benchmarks/graphinstruct/format/written";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * Reads an adjacency list as the released parser does: any line with a colon is an entry.
 *
 * @throws ReadError ValueError where there is none
 */
export function readAdjacencyCompat(text: string): Reading {
  const lines = linesOf(text);
  const nodes = noNodes();
  const sources: number[] = [];
  const targets: number[] = [];
  const entries = lines.filter((line) => !starts(line, "adj") && !starts(line, "directed") && line.includes(":"));
  for (const id of betweenCommas(entries.findLast(isNodeLine)?.slice("nodes:".length) ?? "")) nodes.addText(id);
  const lists = entries.filter((line) => !isNodeLine(line));
  if (lists.length === 0) throw new ReadError("ValueError", "no line holds a colon");
  for (const line of lists) {
    const colon = line.indexOf(":");
    const id = unquoted(strip(line.slice(0, colon)));
    if (id === "") continue;
    const source = nodes.addText(id);
    for (const neighbour of neighbours(line.slice(colon + 1))) {
      sources.push(source);
      targets.push(nodes.addText(neighbour));
    }
  }
  const { ids } = nodes;
  return { kind: "graph", written: written({ ids, sources, targets, directed: saysDirected(lines) }) };
}

function isNodeLine(line: string): boolean {
  return starts(line, "nodes:");
}

function neighbours(text: string): string[] {
  return text.includes(",") ? betweenCommas(text) : words(text).map(unquoted);
}
