import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import type { Line } from "#benchmarks/graphinstruct/format/strict/line";
import { direction, type Lines, listed, sortLines } from "#benchmarks/graphinstruct/format/strict/lines";
import { namesIn, type Token, tokensOf } from "#benchmarks/graphinstruct/format/strict/tokens";
import { written } from "#benchmarks/graphinstruct/format/written";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

/** A node and its neighbours. */
interface Entry {
  readonly node: Token;
  readonly neighbours: readonly Token[];
}

/**
 * Reads an adjacency list. Nodes are those of the `Nodes:` line; without one, those that have a line, and a neighbour
 * that has none is refused.
 *
 * @throws ReadError with the reason and the place
 */
export function readAdjacencyStrict(text: string): Reading {
  const lines = sortLines(text);
  const entries = listed(lines, (line) => entryIn(line, lines));
  if (entries.length === 0) refuse(0, "no line lists the neighbours of a node");
  const ids = [...new Set([...(lines.nodes?.keys() ?? []), ...entries.map(({ node }) => node.id)])];
  const nodes = new Map(ids.map((id, node) => [id, node]));
  const sources: number[] = [];
  const targets: number[] = [];
  for (const { node, neighbours } of entries) {
    for (const { id, at } of neighbours) {
      sources.push(nodes.get(node.id)!);
      targets.push(
        nodes.get(id) ?? refuse(at, `${JSON.stringify(id.slice(0, 40))} is a neighbour, but no node of the list`),
      );
    }
  }
  return { kind: "graph", written: written({ ids, sources, targets, directed: direction(lines, false, 0) }) };
}

/** Ways to say that there are no neighbours. */
const NONE = /^(?:none|-|–|—|∅)$/i;

function entryIn(line: Line, { nodes }: Lines): Entry | undefined {
  const tokens = line.text.includes(":") ? tokensOf(line) : undefined;
  const colon = tokens?.findIndex(({ id, kind }) => kind === "mark" && id === ":") ?? -1;
  if (tokens === undefined || colon < 1) return undefined;
  const words = tokens.slice(0, colon);
  const right = namesIn(tokens.slice(colon + 1));
  if (words.some(({ kind }) => kind === "mark") || right === undefined) return undefined;
  const node = { ...words[0]!, id: words.map(({ id }) => id).join(" ") };
  const neighbours = right.length === 1 && right[0]!.kind === "word" && NONE.test(right[0]!.id) ? [] : right;
  if (nodes === undefined || nodes.has(node.id)) return { node, neighbours };
  if (neighbours.length > 0 && neighbours.every(({ id }) => nodes.has(id))) {
    refuse(line.at, `${JSON.stringify(node.id.slice(0, 40))} has neighbours, but the Nodes line does not declare it`);
  }
  return undefined;
}
