import type { Matrix, ScoredCell } from "#eval/matrix";
import type { StrategyResult } from "#eval/transfer/strategy-result";
import { byStrategy } from "#reports/by-strategy";
import { offDiagonal } from "#reports/cells";
import { count, list, recovered } from "#reports/format";

/** Says which gaps of each strategy are undefined, and why. */
export function gaps(matrix: Matrix): string[] {
  return byStrategy(matrix, ({ strategy }) => gapsOf(offDiagonal(matrix, strategy)));
}

function gapsOf(pairs: readonly ScoredCell[]): string | undefined {
  const open = pairs.filter((cell) => cell.transfer?.recovery === undefined);
  if (open.length === 0) return undefined;
  const reasons = new Map<string, Set<string>>();
  for (const { column, transfer } of open) {
    const reason = transfer?.recoveryUndefined ?? "no reason given";
    reasons.set(reason, (reasons.get(reason) ?? new Set()).add(column));
  }
  const why = [...reasons].map(([reason, columns]) => `on ${list([...columns])}, ${reason}`).join("; ");
  return `The recovered gap is undefined for ${count(open.length, "pair")}: ${why}.`;
}

/** The average recovery of each strategy, and what it leaves out. */
export function average(matrix: Matrix): string[] {
  return byStrategy(matrix, (result) => averageOf(matrix, result));
}

function averageOf(matrix: Matrix, { strategy, averages: [all] }: StrategyResult): string | undefined {
  if (!all || all.pairs === 0) return undefined;
  const left =
    all.left === 0
      ? ""
      : ` It leaves out ${count(all.left, "pair")}: no model of the same strategy was tuned on the column.`;
  if (all.recovery === undefined) {
    return `The average recovery is undefined: tuning in distribution gained nothing to speak of.${left}`;
  }
  const noisy = offDiagonal(matrix, strategy).some(
    ({ transfer }) => transfer?.gains && transfer.recovery === undefined,
  );
  const also = noisy ? ", also of pairs whose own gap is undefined" : "";
  const range = all.interval ? ` [${all.interval.map(recovered).join(" to ")}]` : "";
  return `On average over ${count(all.pairs, "pair")}, ${recovered(all.recovery)}${range} of the gap is recovered (mean gain over mean gain in distribution${also}).${left}`;
}
