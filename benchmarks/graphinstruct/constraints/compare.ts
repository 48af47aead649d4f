import type { Operator } from "#benchmarks/graphinstruct/constraints/constraint";

/**
 * Whether `value operator target` holds.
 *
 * @param slack how far beyond the target a value may lie and still count as there; strict operators know none
 */
export function compare(value: number, operator: Operator, target: number, slack: number): boolean {
  switch (operator) {
    case "<=":
      return value <= target + slack;
    case ">=":
      return value >= target - slack;
    case "<":
      return value < target;
    case ">":
      return value > target;
    case "=":
      return value === target || Math.abs(value - target) <= slack;
    case "!=":
      return !(value === target || Math.abs(value - target) <= slack);
  }
}

const WORDS: Readonly<Record<Operator, string>> = {
  "<=": "at most",
  ">=": "at least",
  "<": "less than",
  ">": "more than",
  "=": "exactly",
  "!=": "anything but",
};

/** The demand in words: "at least 2". */
export function demand(operator: Operator, target: string): string {
  return `${WORDS[operator]} ${target}`;
}
