import type { ScoredCell } from "#eval/matrix";
import { pairedP } from "#eval/transfer/paired";
import { interval, percent, probability, rate, recovered, statistic } from "#reports/format";
import { gainedLost } from "#reports/gained-lost";
import { testOf } from "#reports/paired-words";
import { seedsAgreeing } from "#reports/seeds";

/** What is known of a cell, on one line. */
export function cellSentence(cell: ScoredCell, alpha: number): string {
  const { row, column, right, of, accuracy, unparsed, transfer } = cell;
  const parts = [
    `${right} of ${of} right, ${rate(accuracy)} ${interval(cell.interval)}`,
    `${percent(unparsed)} gave no answer`,
  ];
  if (transfer) {
    const { zeroShot, inDistribution, z, p, adjusted, recovery, recoveryUndefined, gap } = transfer;
    parts.push(`zero-shot ${rate(zeroShot)}`);
    if (inDistribution !== undefined && !cell.inDistribution) parts.push(`in distribution ${rate(inDistribution)}`);
    const range = gap?.interval ? ` [${gap.interval.map(recovered).join(" to ")}]` : "";
    if (recovery !== undefined && !cell.inDistribution)
      parts.push(`recovers ${recovered(recovery)}${range} of the gap`);
    if (recoveryUndefined !== undefined) parts.push(`recovery undefined: ${recoveryUndefined}`);
    parts.push(`z ${statistic(z)}, p ${probability(p)}`);
    const holm = adjusted ? `, Holm ${probability(adjusted.holm)}` : "";
    const agree = seedsAgreeing(cell, alpha);
    if (agree) parts.push(`significant by z in ${agree.replace("/", " of ")} seeds`);
    parts.push(`${gainedLost(transfer)}, ${testOf(transfer)} p ${probability(pairedP(transfer))}${holm}`);
  }
  return `${row} → ${column}: ${parts.join("; ")}`;
}
