import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";

export type Operator = "<=" | ">=" | "!=" | "<" | ">" | "=";

/** One demand on a graph, as instructions write it: `min_degree=2`. */
export interface Constraint {
  readonly key: string;
  readonly operator: Operator;
  /** What stands right of the operator, trimmed. */
  readonly value: string;
  /** The whole of it, as written. */
  readonly text: string;
}

/**
 * `compat`: as the released checkers decide, faults included (a slack of 5% on four properties, direction ignored by some
 * graph types, undefined cases that raise). `sound`: what the words mean; docs/graphinstruct.md says what differs and why.
 */
export type Rules = "compat" | "sound";

/** What a check found. */
export interface Finding {
  readonly constraint: Constraint;
  /** undefined: not decided, for the budget ran out or the released checker raises; `error` says which. */
  readonly satisfied: boolean | undefined;
  /** What was asked for and what is there, for a person: "at least 2", "1". */
  readonly expected: string;
  readonly observed: string;
  /** How far off, 0 where satisfied; in units of the property (nodes, edges, degrees, share). For yes/no properties 1. */
  readonly distance: number;
  /** Nodes that are to blame, at most some; empty where that can't be said. */
  readonly offenders: readonly number[];
  /** What a model is told of it in a round of refinement; empty where satisfied. */
  readonly feedback: string;
  /** The Python error that the released checker raises (`NetworkXNotImplemented`), or `undecided`. */
  readonly error?: string;
}

/** The order in which violations are told. */
export type Family = "structural" | "directed" | "count" | "degree" | "numerical" | "domain" | "unknown";

/** One kind of constraint; the registry's key is the constraint's. */
export interface ConstraintKind {
  readonly family: Family;
  /** What it asks, for the gallery: "every node has exactly this degree". */
  readonly summary: string;
  /** @throws UserError where operator or value make no sense; that is a fault of the instruction */
  validate(constraint: Constraint): void;
  check(constraint: Constraint, facts: Facts, rules: Rules): Finding;
  /** A graph without nodes may satisfy it in `sound`, where it satisfies nothing else. */
  readonly holdsWithoutNodes?: true;
}
