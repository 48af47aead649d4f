import { type CaapTable, cellsOf } from "#benchmarks/graphinstruct/ask/caap/caap-table";
import type { Tier } from "#benchmarks/graphinstruct/ask/caap/tiers";
import { crossValidate, type Validation } from "#benchmarks/graphinstruct/ask/choice/cross-validate";
import { fit } from "#benchmarks/graphinstruct/ask/choice/fit";
import type { Outcome } from "#benchmarks/graphinstruct/ask/choice/outcome";
import type { Family } from "#benchmarks/graphinstruct/constraints/constraint";
import { UserError } from "#src/errors";

/** An outcome with the cell that it belongs to. */
export interface CaapOutcome extends Outcome {
  /** See `dominantFamily`. */
  readonly dominant: Family;
  /** Of the model. */
  readonly tier: Tier;
}

/** As many folds as the authors' own cross-validation of strategies; cells of fewer than five outcomes ask wider ones. */
const VALIDATION: Validation = { folds: 5, seed: 0, least: 5 };

/**
 * Learns which strategy suits level, dominant constraint and tier (the paper's 168 cells, section 4.3, of which its code
 * has none): the one that scored best on average. Its estimate is cross-validated, whole templates held out.
 *
 * @throws UserError where there is nothing to learn from
 */
export function learnCaap(outcomes: readonly CaapOutcome[], validation: Partial<Validation> = {}): CaapTable {
  if (outcomes.length === 0) {
    throw new UserError(
      "caap learn: expected scored runs of all four strategies of a model, got none; ask the others too",
    );
  }
  const chosen = { ...VALIDATION, ...validation };
  const cells = ({ level, dominant, tier }: CaapOutcome) => cellsOf(level, dominant, tier);
  return {
    schema: 1,
    choices: Object.fromEntries(fit(outcomes, cells)),
    ...chosen,
    ...crossValidate(outcomes, cells, chosen),
  };
}
