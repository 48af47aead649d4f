import type { Link, Mention } from "#eval/readers/mentions";

/** Two nodes or more, named one after another and all joined in the same way. */
export interface Chain {
  readonly nodes: readonly number[];
  readonly link: Link;
  /** The tokens it covers, the last excluded. */
  readonly from: number;
  readonly to: number;
}

/**
 * All chains that the nodes named in a text make, in order. The last node of one may begin the next. A chain of commas may end in "and"; a
 * bare "0 and 5" is none.
 */
export function chains(named: readonly Mention[]): Chain[] {
  const out: Chain[] = [];
  for (let start = 0; start < named.length - 1; ) {
    const link = linkOf(named, start + 1);
    let end = start + 1;
    while (link !== undefined && linkOf(named, end) === link) end++;
    if (link === "comma" && linkOf(named, end) === "and") end++;
    if (link !== undefined && link !== "and") out.push(chain(named.slice(start, end), link));
    start = Math.max(start + 1, end - 1);
  }
  return out;
}

/** Between a bracket that closes and one that opens, "(0, 2) (2, 5)", stands an unwritten comma. */
function linkOf(named: readonly Mention[], at: number): Link | undefined {
  const item = named[at];
  return item?.link === "none" && item.opens && named[at - 1]!.closes ? "comma" : item?.link;
}

function chain(items: readonly Mention[], link: Link): Chain {
  return { nodes: joinPairs(items), link, from: items[0]!.from, to: items.at(-1)!.to };
}

/** A path written as edges, "(0, 2), (2, 5)", as its nodes; anything else as it is. */
function joinPairs(items: readonly Mention[]): readonly number[] {
  const nodes = items.map(({ node }) => node);
  const paired = items.every(({ opens, closes }, i) => (i % 2 === 0 ? opens && !closes : closes && !opens));
  const linked = nodes.every((node, i) => i === 0 || i % 2 === 1 || node === nodes[i - 1]);
  return paired && linked && nodes.length % 2 === 0 ? nodes.filter((_, i) => i === 0 || i % 2 === 1) : nodes;
}

/** The chains of the clearest link there is: arrows before dashes, those before "to" and commas. */
export function clearest(found: readonly Chain[]): readonly Chain[] {
  if (found.length < 2) return found;
  for (const link of ["arrow", "dash", "word", "comma", "none"] as const) {
    const same = found.filter((chain) => chain.link === link);
    if (same.length > 0) return same;
  }
  return [];
}
