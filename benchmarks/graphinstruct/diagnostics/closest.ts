import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Measurement } from "#benchmarks/graphinstruct/diagnostics/diagnostic";

/** The mean over the generated graphs of how like the closest reference they are; undefined where there are none. */
export async function closest(
  generated: readonly Facts[],
  references: readonly Facts[],
  likeness: (generated: Facts, reference: Facts) => number | Promise<number>,
): Promise<Measurement | undefined> {
  if (generated.length === 0 || references.length === 0) return undefined;
  let sum = 0;
  for (const one of generated) {
    let best = Number.NEGATIVE_INFINITY;
    for (const reference of references) best = Math.max(best, await likeness(one, reference));
    sum += best;
  }
  return { value: sum / generated.length, exact: true };
}
