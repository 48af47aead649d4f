import type { Tier } from "#benchmarks/graphinstruct/ask/caap/tiers";
import type { CrossValidated } from "#benchmarks/graphinstruct/ask/choice/cross-validate";
import type { Choice } from "#benchmarks/graphinstruct/ask/choice/fit";
import type { Family } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";

/** A learned table for CAAP, as `caap learn` writes it. */
export interface CaapTable extends CrossValidated {
  readonly schema: 1;
  /** By cell (`2/degree/T3`), and by the wider `2/T3` and `2` for cells that saw too little. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Outcomes that a cell must have to choose for itself. */
  readonly least: number;
  readonly folds: number;
  readonly seed: number;
}

/** The names of the cells that hold what is asked, the narrowest first. */
export function cellsOf(level: Level, dominant: Family, tier: Tier): readonly string[] {
  return [`${level}/${dominant}/${tier}`, `${level}/${tier}`, `${level}`];
}
