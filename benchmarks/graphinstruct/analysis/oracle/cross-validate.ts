import { FOLDS } from "#benchmarks/graphinstruct/analysis/oracle/folds";
import type { Oracle } from "#benchmarks/graphinstruct/analysis/oracle/hindsight";
import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { CompleteModel } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

/** What choosing a strategy by level is worth on templates that it was not chosen on. */
export interface Validated {
  /** The mean of the folds' totals, in which a level that a fold holds nothing of counts 0, as the paper computes it. */
  readonly published: number;
  /** Each held-out instruction under what was chosen without its template; then levels and total as ever. */
  readonly pooled: number;
  /** Of all folds and levels, how many choose another strategy than with hindsight. */
  readonly disagreements: number;
}

/** A score of one instruction under each strategy, and where it is held out. */
interface Held {
  readonly fold: number;
  readonly scores: Readonly<Record<Strategy, number>>;
}

export function crossValidate(
  model: CompleteModel,
  { choices }: Oracle,
  folds: ReadonlyMap<string, number>,
): Validated {
  const levels = heldByLevel(model, folds);
  const chosen = levels.map((held) => folded((fold) => choose(held.filter((one) => one.fold !== fold))));
  const means = levels.map((held, level) =>
    folded((fold) => held.filter((one) => one.fold === fold).map(({ scores }) => scores[chosen[level]![fold]!])),
  );
  return {
    published: mean(folded((fold) => totalOf(means.map((own) => (own[fold]!.length > 0 ? mean(own[fold]!) : 0))))),
    pooled: totalOf(means.map((own) => mean(own.flat()))),
    disagreements: chosen.flatMap((own, level) => own.filter((way) => way !== choices[level])).length,
  };
}

function heldByLevel({ asked }: CompleteModel, folds: ReadonlyMap<string, number>): Held[][] {
  const scores = STRATEGIES.map((way) => [way, new Map(asked[way].rows.map((row) => [row.id, row.quality]))] as const);
  return LEVELS.map((level) =>
    asked["zero-shot"].rows
      .filter((row) => row.level === level && folds.has(row.id))
      .map(({ id }) => ({
        fold: folds.get(id)!,
        scores: Object.fromEntries(scores.map(([way, own]) => [way, own.get(id) ?? 0])) as Record<Strategy, number>,
      })),
  );
}

/** The strategy with the highest mean; the first where nothing is there to choose on. */
function choose(seen: readonly Held[]): Strategy {
  const means = STRATEGIES.map((way) => mean(seen.map(({ scores }) => scores[way])));
  return STRATEGIES[means.reduce((best, value, i) => (value > means[best]! ? i : best), 0)]!;
}

function folded<Value>(of: (fold: number) => Value): Value[] {
  return Array.from({ length: FOLDS }, (_, fold) => of(fold));
}
