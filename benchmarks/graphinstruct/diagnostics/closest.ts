import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Measurement } from "#benchmarks/graphinstruct/diagnostics/diagnostic";

/**
 * The mean over the generated graphs of how like the closest reference they are; undefined where there are none, or one
 * can't be compared.
 */
export async function closest(
  generated: readonly Facts[],
  references: readonly Facts[],
  likeness: (generated: Facts, reference: Facts) => number | undefined | Promise<number | undefined>,
): Promise<Measurement | undefined> {
  if (generated.length === 0 || references.length === 0) return undefined;
  let sum = 0;
  for (const one of generated) {
    let best = Number.NEGATIVE_INFINITY;
    for (const reference of references) {
      const found = await likeness(one, reference);
      if (found === undefined) return undefined;
      best = Math.max(best, found);
    }
    sum += best;
  }
  return { value: sum / generated.length, exact: true };
}
