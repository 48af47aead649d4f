import type { Constraint, Finding } from "#benchmarks/graphinstruct/constraints/constraint";

/** What is reported of a constraint that does not hold, beside what was expected and observed. */
export interface Fault {
  readonly distance: number;
  readonly offenders?: readonly number[];
  /** What more a model is told, each a clause of its own: "add 2 nodes". */
  readonly details?: readonly string[];
}

export function satisfied(constraint: Constraint, expected: string, observed: string): Finding {
  return { constraint, satisfied: true, expected, observed, distance: 0, offenders: [], feedback: "" };
}

export function violated(constraint: Constraint, expected: string, observed: string, fault: Fault): Finding {
  const { distance, offenders = [], details = [] } = fault;
  const head = `${constraint.key}: expected ${expected}, got ${observed}`;
  const feedback = [head, ...details].join("; ");
  return { constraint, satisfied: false, expected, observed, distance, offenders, feedback };
}

/** The budget did not suffice: neither right nor wrong, and nothing that a model could be told. */
export function undecided(constraint: Constraint, expected: string): Finding {
  const observed = "too large to decide";
  return {
    constraint,
    satisfied: undefined,
    expected,
    observed,
    distance: 1,
    offenders: [],
    feedback: "",
    error: "undecided",
  };
}

/** The released checker raises: not satisfied, and told as a violation. */
export function raises(constraint: Constraint, expected: string, observed: string, error: string): Finding {
  return { ...violated(constraint, expected, observed, { distance: 1 }), satisfied: undefined, error };
}
