import type { Family } from "#generators/graphs/family";
import { UserError } from "#src/errors";
import { pick } from "#src/pick";

/** The sizes by name, as the smallest and the largest number of nodes. */
export const sizes = { small: [3, 10], large: [11, 25] } as const satisfies Record<string, Range>;

type Range = readonly [low: number, high: number];

/** A size by name, or the smallest and the largest number of nodes. */
export type Size = keyof typeof sizes | Range;

/** "small", "large", or "4-6". */
export function sizeName(size: Size): string {
  return typeof size === "string" ? size : size.join("-");
}

/**
 * The orders in a size of which a family has graphs, ascending.
 *
 * @throws UserError for an unknown size, one that is no range of whole numbers from 2 up, and one in which the family has no graph
 */
export function ordersOf(family: Family, size: Size): number[] {
  const [low, high] = typeof size === "string" ? pick("size", sizes, size) : size;
  if (!Number.isInteger(low) || !Number.isInteger(high) || low < 2 || high < low) {
    throw new UserError(`size: expected two whole numbers, low to high, from 2 up, got ${low} to ${high}`);
  }
  const orders: number[] = [];
  for (let order = low; order <= high; order++) if (family.fits?.(order) ?? true) orders.push(order);
  if (orders.length > 0) return orders;
  const known = Array.from({ length: 200 }, (_, order) => order + 2).filter((order) => family.fits?.(order) ?? true);
  throw new UserError(
    `size: expected one in which the family has graphs, got ${low} to ${high}; it has some of ${known.slice(0, 3).join(", ")} nodes`,
  );
}
