import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import type { Line } from "#benchmarks/graphinstruct/format/strict/line";
import { direction, type Lines, listed, sortLines } from "#benchmarks/graphinstruct/format/strict/lines";
import { isArrow, namesIn, type Token, tokensOf } from "#benchmarks/graphinstruct/format/strict/tokens";
import { written } from "#benchmarks/graphinstruct/format/written";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

interface Entry {
  readonly ends: readonly [Token, Token];
  readonly arrow: boolean;
}

/**
 * Reads an edge list. With a `Nodes:` line, the ends of edges are among its nodes; without one, they hold a digit, are one
 * letter or stand in quotes, so that two words of prose are no edge. Arrows make the list directed.
 *
 * @throws ReadError with the reason and the place
 */
export function readEdgesStrict(text: string): Reading {
  const lines = sortLines(text);
  const entries = listed(lines, (line) => entryIn(line, lines));
  if (entries.length === 0) refuseUnlessEdgeless(lines);
  const arrows = entries.filter(({ arrow }) => arrow);
  const first = arrows[0]?.ends[0].at ?? 0;
  if (arrows.length > 0 && arrows.length < entries.length) refuse(first, "some edges have arrows and others have not");
  const ids = [
    ...new Set([...(lines.nodes?.keys() ?? []), ...entries.flatMap(({ ends }) => ends.map(({ id }) => id))]),
  ];
  const nodes = new Map(ids.map((id, node) => [id, node]));
  return {
    kind: "graph",
    written: written({
      ids,
      sources: entries.map(({ ends }) => nodes.get(ends[0].id)!),
      targets: entries.map(({ ends }) => nodes.get(ends[1].id)!),
      directed: direction(lines, arrows.length > 0, first),
    }),
  };
}

/** Nodes alone are a graph without edges, if nothing that could be meant as edges follows them. */
function refuseUnlessEdgeless({ nodes, others }: Lines): void {
  if (nodes === undefined) refuse(0, "there are neither edges nor a Nodes line");
  const [first] = nodes.values();
  const after = others.find(({ at }) => at > (first?.at ?? 0));
  if (after) refuse(after.at, `expected an edge, got ${JSON.stringify(after.text.slice(0, 40))}`);
}

/** Characters of a line with an edge, at most. */
const LONGEST = 100_000;

function entryIn(line: Line, { nodes }: Lines): Entry | undefined {
  const whole = line.text.length > LONGEST ? undefined : tokensOf(line);
  if (whole === undefined) return undefined;
  const tokens = withoutEnd(whole);
  const arrow = tokens.some(isArrow);
  const names = namesIn(tokens.filter((token) => !isArrow(token)));
  if (names?.length !== 2) return undefined;
  const ends = names as [Token, Token];
  const known = ends.filter((name) => (nodes === undefined ? looksLikeId(name) : nodes.has(name.id)));
  if (known.length === 2) return { ends, arrow };
  const odd = ends.find((name) => !known.includes(name))!;
  if (known.length === 1)
    refuse(odd.at, `${JSON.stringify(odd.id.slice(0, 40))} is an end of an edge, but no node of the list`);
  return undefined;
}

function looksLikeId({ id, kind }: Token): boolean {
  return kind === "quoted" || id.length === 1 || /\p{N}/u.test(id);
}

/** Without a comma or semicolon after the edge. */
function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return last?.kind === "mark" && (last.id === "," || last.id === ";") ? tokens.slice(0, -1) : tokens;
}
