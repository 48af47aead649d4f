import type { RealWorldItem } from "#generators/real-world/item";
import { fingerprint } from "#src/hash";

/**
 * A digest that real-world items share if they ask the same: those of one instance, unless they are of different levels,
 * which have other options for the same facts.
 */
export function itemForm({ instance, facets }: Pick<RealWorldItem, "instance" | "facets">): string {
  return fingerprint([instance, facets.level ?? ""]);
}
