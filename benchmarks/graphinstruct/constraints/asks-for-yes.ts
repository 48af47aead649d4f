import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";

/** Whether a constraint on a yes/no property asks that it hold: `=true` or `!=false`. */
export function asksForYes({ operator, value }: Constraint): boolean {
  return (value.toLowerCase() === "true") === (operator === "=");
}
