import type { Family } from "#benchmarks/graphinstruct/constraints/constraint";
import { constraintKinds, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** Families of what nearly every instruction asks for, or that ask for nothing; they count where there is nothing else. */
const TELLING_LITTLE: ReadonlySet<Family> = new Set<Family>(["count", "directed", "domain"]);

/**
 * The family that most explicit constraints of an instruction are of, counts and direction aside (the paper's "dominant
 * constraint type", which it does not define); of equal ones the first in the order in which they stand.
 */
export function dominantFamily({ explicit }: Pick<Instruction, "explicit">): Family {
  const families = parseConstraints(explicit).map(
    ({ key }): Family => constraintKinds[key as keyof typeof constraintKinds].family,
  );
  const telling = families.filter((family) => !TELLING_LITTLE.has(family));
  if (telling.length === 0) return families[0] ?? "count";
  const times = (family: Family) => telling.filter((other) => other === family).length;
  return telling.reduce((best, family) => (times(family) > times(best) ? family : best));
}
