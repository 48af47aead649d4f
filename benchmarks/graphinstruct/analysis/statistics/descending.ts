/** Items from the highest to the lowest measure; equal ones keep their order. */
export function descending<Item>(items: readonly Item[], measure: (item: Item) => number): Item[] {
  return [...items].sort((a, b) => measure(b) - measure(a));
}
