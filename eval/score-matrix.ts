import { type Cell, ZERO_SHOT } from "#eval/cell";
import { cellAccuracy } from "#eval/cell-accuracy";
import { defaultArms } from "#eval/default-arms";
import type { Matrix, ScoredCell } from "#eval/matrix";
import { RESAMPLES } from "#eval/stats/bootstrap-means";
import { LAMBDA } from "#eval/stats/recovery";
import { ALPHA } from "#eval/stats/significance";
import { compare } from "#eval/transfer/compare";
import { judge, type Member } from "#eval/transfer/judge";
import { placed } from "#eval/transfer/placed";
import type { Rules } from "#eval/transfer/rules";
import { strategyResults } from "#eval/transfer/strategy-result";

/** The largest difference that counts as none. */
const MARGIN = 0.05;

/**
 * What a matrix says of itself. α and λ default to NLGift's .01 and .8, the margin of equivalence to .05, the bootstraps
 * to 2,000 resamples (0 for a matrix that is still being filled: it is quick); arms default to one a row, tuned on the
 * setting that the row is named for, all by the same strategy.
 */
export type MatrixFacts = Pick<Matrix, "title" | "pattern" | "task" | "made"> & Partial<Rules & Pick<Matrix, "arms">>;

/**
 * Adds the statistics to cells. Rows keep the order of the arms, columns that in which they first appear.
 *
 * @throws RangeError for a cell, or an item of a model, that comes twice, and for a cell of no arm
 */
export function scoreMatrix(cells: readonly Cell[], facts: MatrixFacts): Matrix {
  const { title, pattern, task, made, arms = defaultArms(cells) } = facts;
  const { alpha = ALPHA, lambda = LAMBDA, margin = MARGIN, resamples = RESAMPLES } = facts;
  const rules: Rules = { alpha, lambda, margin, resamples };
  const places = placed(cells, arms);
  const members = places.flatMap(({ compared, ...place }): Member[] =>
    compared ? [{ ...place, compared, comparison: compare(compared, rules) }] : [],
  );
  const pairs = members.filter((member) => !member.inDistribution);
  const judged = judge(members, rules);
  const scored = places.map(({ name, cell, inDistribution }): ScoredCell => {
    const transfer = judged.get(name);
    return { ...cell, inDistribution, ...cellAccuracy(cell, resamples), ...(transfer && { transfer }) };
  });
  const axes = { rows: arms.map(({ row }) => row), columns: [...new Set(cells.map(({ column }) => column))] };
  const tuned = arms.filter(({ row }) => row !== ZERO_SHOT);
  const strategies = [...new Set(tuned.map(({ strategy }) => strategy))];
  return {
    schema: 1,
    ...{ title, pattern, task, arms },
    ...axes,
    cells: scored,
    ...rules,
    strategies: strategyResults(strategies, pairs, judged, { resamples, ...axes }),
    made,
  };
}
