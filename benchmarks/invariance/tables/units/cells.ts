import { nameOfKey } from "#benchmarks/invariance/tables/units/keys";

/** Items that share a key. */
export interface Cell<Key, Item> {
  readonly key: Key;
  readonly items: readonly Item[];
}

/** Items by key, in the order of the keys: by their first field, then their second, and so on, by code units. */
export function cells<Item, Key extends object>(items: Iterable<Item>, keyOf: (item: Item) => Key): Cell<Key, Item>[] {
  const found = new Map<string, { key: Key; items: Item[] }>();
  for (const item of items) {
    const key = keyOf(item);
    const name = nameOfKey(key);
    const cell = found.get(name);
    if (cell) cell.items.push(item);
    else found.set(name, { key, items: [item] });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell);
}
