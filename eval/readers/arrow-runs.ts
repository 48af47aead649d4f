import type { Mention } from "#eval/readers/mentions";

type Nodes = readonly number[];

/**
 * The orders that the nodes named in a text make by arrows, "2 -> 0 -> 1". Arrows and nodes that commas join to one another, "2 -> 0 -> 1,
 * 4 -> 3", are one order; but of orders that are whole by themselves each is one.
 */
export function arrowRuns(named: readonly Mention[], isWhole: (nodes: Nodes) => boolean): Nodes[] {
  const out: Nodes[] = [];
  for (let start = 0; start < named.length; ) {
    let end = start + 1;
    while (end < named.length && joins(named[end]!)) end++;
    out.push(...orders(pieces(named.slice(start, end)), isWhole));
    start = end;
  }
  return out;
}

const joins = ({ link }: Mention) => link === "arrow" || link === "comma" || link === "and";

/** What arrows join, cut at the commas. */
function pieces(run: readonly Mention[]): Nodes[] {
  const out: number[][] = [];
  for (const [at, { node, link }] of run.entries()) {
    if (at > 0 && link === "arrow") out.at(-1)!.push(node);
    else out.push([node]);
  }
  return out;
}

function orders(found: readonly Nodes[], isWhole: (nodes: Nodes) => boolean): Nodes[] {
  const arrows = found.filter(({ length }) => length > 1);
  if (arrows.length === 0) return [];
  return arrows.every(isWhole) ? arrows : [found.reduce(joined, [])];
}

/** One piece after another; what ends one may begin the next. */
function joined(before: Nodes, piece: Nodes): Nodes {
  return [...before, ...(before.at(-1) === piece[0] ? piece.slice(1) : piece)];
}
