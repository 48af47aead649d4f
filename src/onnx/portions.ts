/** Pairs of positions attended to at a time; in training so many take two thirds of a gigabyte. */
const PAIRS = 2 ** 22;

/**
 * Cuts rows, in their order, into portions small enough for the memory of a laptop: attention takes rows × length²,
 * the longest row's. One that is too long by itself is a portion of its own.
 */
export function portions<Row extends { readonly tokens: readonly number[] }>(rows: readonly Row[]): Row[][] {
  const cut: Row[][] = [];
  let longest = 0;
  for (const row of rows) {
    const portion = cut.at(-1);
    longest = Math.max(longest, row.tokens.length);
    if (portion && (portion.length + 1) * longest ** 2 <= PAIRS) portion.push(row);
    else {
      cut.push([row]);
      longest = row.tokens.length;
    }
  }
  return cut;
}
