import { compareIds } from "#benchmarks/decision/rq2/text-graph/compare-ids";
import { sha256 } from "#src/hash";

/**
 * Items in the order of the SHA-256 of `key:id` (lower-case hexadecimal), ties by id: an order that looks random, that
 * anybody can make again, and in which an item's place does not depend on how many others there are.
 *
 * @param key what the order is for, as in `seed:data set:purpose`
 */
export function hashOrder<Item>(items: Iterable<Item>, key: string, idOf: (item: Item) => string): Item[] {
  return Array.from(items, (item) => ({ item, id: idOf(item), hash: sha256(`${key}:${idOf(item)}`) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : compareIds(a.id, b.id)))
    .map(({ item }) => item);
}
