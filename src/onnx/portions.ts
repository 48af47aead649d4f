/** Pairs of positions attended to at a time; in training so many take two thirds of a gigabyte. */
const PAIRS = 2 ** 22;

interface Tokens {
  readonly tokens: readonly number[];
}

/**
 * Cuts items, in their order, into portions small enough for the memory of a laptop: attention takes rows × length²,
 * the longest row's. One that is too large by itself is a portion of its own.
 *
 * @param rowsOf the sequences of an item, which stay together
 */
export function portions<Item>(items: readonly Item[], rowsOf: (item: Item) => readonly Tokens[]): Item[][] {
  const cut: Item[][] = [];
  let [count, longest] = [0, 0];
  for (const item of items) {
    const rows = rowsOf(item);
    const portion = cut.at(-1);
    const own = Math.max(...rows.map(({ tokens }) => tokens.length));
    [count, longest] = [count + rows.length, Math.max(longest, own)];
    if (portion && count * longest ** 2 <= PAIRS) portion.push(item);
    else {
      cut.push([item]);
      [count, longest] = [rows.length, own];
    }
  }
  return cut;
}
