import type { ScoredCell } from "#eval/matrix";
import { interval, percent, probability, rate, recovered, statistic } from "#reports/format";

/** All that is known of a cell, on one line. */
export function cellSentence(cell: ScoredCell): string {
  const { row, column, right, of, accuracy, unparsed, transfer } = cell;
  const parts = [
    `${right} of ${of} right, ${rate(accuracy)} ${interval(cell.interval)}`,
    `${percent(unparsed)} gave no answer`,
  ];
  if (transfer) {
    const { zeroShot, inDistribution, z, p, mcnemar, recovery, recoveryUndefined } = transfer;
    parts.push(`zero-shot ${rate(zeroShot)}`);
    if (inDistribution !== undefined && row !== column) parts.push(`in distribution ${rate(inDistribution)}`);
    if (recovery !== undefined && row !== column) parts.push(`recovers ${recovered(recovery)} of the gap`);
    if (recoveryUndefined !== undefined) parts.push(`recovery undefined: ${recoveryUndefined}`);
    parts.push(`z ${statistic(z)}, p ${probability(p)}`);
    parts.push(`McNemar ${mcnemar.gained} gained, ${mcnemar.lost} lost, p ${probability(mcnemar.p)}`);
  }
  return `${row} → ${column}: ${parts.join("; ")}`;
}
