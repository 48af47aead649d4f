import type { Family } from "#benchmarks/graphinstruct/constraints/constraint";
import { constraintKinds, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** What nearly every instruction asks for, so that it tells little; counted only where there is nothing else. */
const COMMON: ReadonlySet<Family> = new Set<Family>(["count", "directed"]);

/**
 * The family that most explicit constraints of an instruction are of, counts and direction aside (the paper's "dominant
 * constraint type", which it does not define); of equal ones the first in the order in which they stand.
 */
export function dominantFamily({ explicit }: Pick<Instruction, "explicit">): Family {
  const kinds: Readonly<Record<string, { readonly family: Family }>> = constraintKinds;
  const families = parseConstraints(explicit).map(({ key }) => kinds[key]!.family);
  const telling = families.filter((family) => !COMMON.has(family) && family !== "unknown");
  const considered = telling.length > 0 ? telling : families;
  const times = (family: Family) => considered.filter((other) => other === family).length;
  return considered.reduce((best, family) => (times(family) > times(best) ? family : best), considered[0] ?? "count");
}
