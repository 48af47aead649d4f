import type { Constraint, ConstraintKind, Operator } from "#benchmarks/graphinstruct/constraints/constraint";
import { constraintKinds } from "#benchmarks/graphinstruct/constraints/kinds/index";
import { UserError } from "#src/errors";
import { pick } from "#src/pick";

/** In the order in which the released code looks for them: the first one contained anywhere decides. */
const OPERATORS: readonly Operator[] = ["<=", ">=", "!=", "<", ">", "="];

/**
 * Reads a constraint as instructions write it: `key operator value`, blanks around each ignored.
 *
 * @throws UserError naming the constraint where there is no operator, no such key, or a value that the key can't take
 */
export function parseConstraint(text: string): Constraint {
  const operator = OPERATORS.find((candidate) => text.includes(candidate));
  if (operator === undefined) {
    throw new UserError(
      `constraint ${JSON.stringify(text)}: expected key, operator and value, as in num_nodes=5, got no operator; mend the instruction`,
    );
  }
  const at = text.indexOf(operator);
  const key = text.slice(0, at).trim();
  const constraint = { key, operator, value: text.slice(at + operator.length).trim(), text };
  const kind: ConstraintKind = pick(`key in constraint ${JSON.stringify(text)}:`, constraintKinds, key);
  kind.validate(constraint);
  return constraint;
}

/** @throws UserError as `parseConstraint` does */
export function parseConstraints(texts: readonly string[]): Constraint[] {
  return texts.map(parseConstraint);
}
