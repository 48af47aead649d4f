import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";
import { UserError } from "#src/errors";

/** @throws UserError that names the constraint and what its right side should be */
export function malformed(constraint: Constraint, expected: string): never {
  const { text, key, value } = constraint;
  throw new UserError(
    `constraint ${JSON.stringify(text)}: expected ${expected} for ${key}, got ${JSON.stringify(value)}; mend the instruction`,
  );
}
