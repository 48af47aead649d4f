import {
  type CrossValidated,
  crossValidate,
  type Validation,
} from "#benchmarks/graphinstruct/ask/choice/cross-validate";
import { type Choice, fit } from "#benchmarks/graphinstruct/ask/choice/fit";
import type { Outcome } from "#benchmarks/graphinstruct/ask/choice/outcome";

/** The best strategy of each level, with hindsight. */
export interface Oracle extends CrossValidated {
  /** By level. */
  readonly choices: ReadonlyMap<string, Choice>;
}

/**
 * The oracle of a model's runs: each level with the strategy that scored best on it (GraphInstruct, appendix F.4), and
 * what that choice comes to on templates that it was not made from.
 */
export function oracle(outcomes: readonly Outcome[], validation: Omit<Validation, "least">): Oracle {
  const groups = ({ level }: Outcome) => [String(level)];
  return { choices: fit(outcomes, groups), ...crossValidate(outcomes, groups, { ...validation, least: 1 }) };
}
