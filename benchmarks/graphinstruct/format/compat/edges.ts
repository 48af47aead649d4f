import { strip } from "#benchmarks/graphinstruct/format/characters";
import {
  betweenCommas,
  linesOf,
  saysDirected,
  starts,
  unquoted,
  without,
  words,
} from "#benchmarks/graphinstruct/format/compat/lines";
import { noNodes } from "#benchmarks/graphinstruct/format/compat/nodes";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import { written } from "#benchmarks/graphinstruct/format/written";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * Reads an edge list as the released parser does: any line of two words is an edge.
 *
 * @throws ReadError ValueError where there are neither edges nor nodes
 */
export function readEdgesCompat(text: string): Reading {
  const lines = linesOf(text);
  const said = lines.filter((line) => !line.startsWith("#") && !starts(line, "directed"));
  const nodes = noNodes();
  for (const id of betweenCommas(said.findLast(isNodeLine)?.slice("nodes:".length) ?? "")) nodes.addText(id);
  const declared = nodes.ids.length;
  const sources: number[] = [];
  const targets: number[] = [];
  for (const line of said) {
    const ends = isNodeLine(line) || starts(line, "edge") ? undefined : endsIn(without(line, "()"));
    if (ends === undefined) continue;
    sources.push(nodes.addText(ends[0]));
    targets.push(nodes.addText(ends[1]));
  }
  if (declared + sources.length === 0) throw new ReadError("ValueError", "there are neither edges nor nodes");
  const { ids } = nodes;
  return { kind: "graph", written: written({ ids, sources, targets, directed: saysDirected(lines) }) };
}

function isNodeLine(line: string): boolean {
  return starts(line, "nodes:");
}

/** By an arrow, else a comma, else blanks. */
function endsIn(line: string): readonly [string, string] | undefined {
  return (
    (line.includes("->") ? pair(line.split("->", 3).map((end) => unquoted(strip(end)))) : undefined) ??
    (line.includes(",") ? pair(line.split(",", 3).map((end) => unquoted(strip(end)))) : undefined) ??
    pair(words(line, 3).map(unquoted))
  );
}

function pair(pieces: readonly string[]): readonly [string, string] | undefined {
  return pieces.length === 2 && pieces[0] && pieces[1] ? [pieces[0], pieces[1]] : undefined;
}
