import { type Estimate, estimate } from "#benchmarks/graphinstruct/ask/choice/estimate";
import { type Choice, chosen, fit, type Groups } from "#benchmarks/graphinstruct/ask/choice/fit";
import { foldsOf } from "#benchmarks/graphinstruct/ask/choice/folds";
import type { Outcome } from "#benchmarks/graphinstruct/ask/choice/outcome";
import type { StrategyName } from "#benchmarks/graphinstruct/ask/strategies";

/** How choices are cross-validated. */
export interface Validation {
  /** At least 2. */
  readonly folds: number;
  readonly seed: number;
  /** Outcomes that a group must have to choose for itself; smaller ones go by the next wider group. */
  readonly least: number;
}

/** What learned choices come to, on what they were learned from and on templates that they have not seen. */
export interface CrossValidated {
  readonly inSample: Estimate;
  readonly heldOut: Estimate;
  /** Outcomes for which the choice without their fold is another than the choice of all. */
  readonly disagreements: number;
}

/**
 * Template-level cross-validation of choices (GraphInstruct, appendix H.1): each outcome counts with the strategy that is
 * chosen without its template's fold.
 */
export function crossValidate<Row extends Outcome>(
  rows: readonly Row[],
  groups: Groups<Row>,
  { folds, seed, least }: Validation,
): CrossValidated {
  const foldOf = foldsOf(rows, folds, seed);
  const choose = (choices: ReadonlyMap<string, Choice>, row: Row): StrategyName =>
    chosen(choices, groups(row), least)?.strategy ?? "zero-shot";
  const all = fit(rows, groups);
  const without = Array.from({ length: folds }, (_, fold) =>
    fit(
      rows.filter((row) => foldOf(row) !== fold),
      groups,
    ),
  );
  const inSample = rows.map((row) => choose(all, row));
  const heldOut = rows.map((row) => choose(without[foldOf(row)]!, row));
  return {
    inSample: estimate(rows, inSample),
    heldOut: estimate(rows, heldOut),
    disagreements: heldOut.filter((strategy, i) => strategy !== inSample[i]).length,
  };
}
