import { compare, demand } from "#benchmarks/graphinstruct/constraints/compare";
import type { ConstraintKind, Family, Operator, Rules } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { raises, satisfied, undecided, violated } from "#benchmarks/graphinstruct/constraints/finding";
import { malformed } from "#benchmarks/graphinstruct/constraints/malformed";
import { isRaised, type Outcome } from "#benchmarks/graphinstruct/constraints/outcome";
import { SLACK, slackOf } from "#benchmarks/graphinstruct/constraints/slack";

/** A constraint that compares a number of the graph with one that is asked for. */
export interface NumericProperty {
  readonly family: Family;
  readonly summary: string;
  /** Whole numbers are compared exactly; of others see `slackOf`. */
  readonly whole: boolean;
  /** What `=` asks for where that is not equality: a minimum is at least that. */
  readonly equals?: Operator;
  measure(facts: Facts, rules: Rules): Outcome<number>;
  /** Nodes to blame, and clauses that say what to do. */
  blame?(facts: Facts, miss: Miss): Blame;
}

/** How a number misses its target. */
export interface Miss {
  readonly observed: number;
  readonly target: number;
  /** As it is meant: `>=` for a minimum that was written with `=`. */
  readonly operator: Operator;
  /** Where the number has to go; undefined where anywhere else will do (`!=`). */
  readonly towards: "higher" | "lower" | undefined;
}

/** What is to be done of a miss, for a model, and whose fault it is. */
export interface Blame {
  readonly offenders?: readonly number[];
  readonly details: readonly string[];
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;

/** A kind for such a property. Its targets are numbers, whole ones where the property is, and any operator will do. */
export function numericKind(property: NumericProperty): ConstraintKind {
  const { family, summary, whole } = property;
  return {
    family,
    summary,
    validate(constraint) {
      if (!(whole ? WHOLE : NUMBER).test(constraint.value))
        malformed(constraint, whole ? "a whole number" : "a number");
    },
    check(constraint, facts, rules) {
      const operator = constraint.operator === "=" ? (property.equals ?? "=") : constraint.operator;
      const target = Number(constraint.value);
      const expected = expectation(property, operator, constraint.value, rules);
      const observed = property.measure(facts, rules);
      if (observed === undefined) return undecided(constraint, expected);
      if (isRaised(observed)) return raises(constraint, expected, "a graph without such a number", observed.raises);
      const slack = whole ? 0 : slackOf(constraint, rules);
      const text = show(observed, target, whole);
      if (compare(observed, operator, target, slack)) return satisfied(constraint, expected, text);
      const blame = property.blame?.(facts, {
        observed,
        target,
        operator,
        towards: towards(observed, operator, target),
      });
      return violated(constraint, expected, text, { distance: Math.abs(observed - target), ...blame });
    },
  };
}

/** The demand in words, with the slack where it is declared. */
function expectation(property: NumericProperty, operator: Operator, value: string, rules: Rules): string {
  const slack = !property.whole && rules === "sound" && (operator === "<=" || operator === ">=");
  return demand(operator, value) + (slack ? ` (${100 * SLACK}% beyond it passes)` : "");
}

function towards(observed: number, operator: Operator, target: number): Miss["towards"] {
  if (operator === "!=" || Number.isNaN(observed)) return undefined;
  if (operator === "=") return observed < target ? "higher" : "lower";
  return operator === ">=" || operator === ">" ? "higher" : "lower";
}

/** Three decimals, or more where they would hide the difference from the target. */
export function show(value: number, target: number, whole: boolean): string {
  if (whole || !Number.isFinite(value)) return value === Number.POSITIVE_INFINITY ? "infinite" : String(value);
  return value.toFixed(Math.abs(value - target) < 0.0005 ? 6 : 3);
}
