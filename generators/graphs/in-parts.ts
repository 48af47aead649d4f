import type { Family } from "#generators/graphs/family";
import { union } from "#generators/graphs/union";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * Two graphs of a family side by side, of `order` nodes together and `least` or more each where that is possible; one
 * whole graph where the family has none so small, or where `least` is 0 and chance has it so.
 */
export function inParts(family: Family, order: number, least: number, rng: Rng): Graph {
  const fits = (part: number) => part === 0 || (family.fits?.(part) ?? true);
  const parts: number[] = [];
  for (let part = least; part <= order / 2; part++) if (fits(part) && fits(order - part)) parts.push(part);
  const small = parts.length > 0 ? rng.pick(parts) : 0;
  return small === 0 ? family.draw(rng, order) : union(rng, family.draw(rng, order - small), family.draw(rng, small));
}
