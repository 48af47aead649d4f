import type { Matrix, ScoredCell } from "#eval/matrix";
import type { Interval } from "#eval/stats/interval";
import type { Transfer } from "#eval/transfer/transfer";
import { familySize } from "#reports/cells";
import { count, percent, points, probability, pValue, rate, statistic, threshold } from "#reports/format";
import { gainedLost } from "#reports/gained-lost";
import { testOf } from "#reports/paired-words";

/**
 * One pair in lines of text: the accuracies of its arms, the paper's statistics, the better ones, and what unread
 * replies could change.
 *
 * @param arms zero-shot, the cell itself, and the one in distribution if there is one
 */
export function transferLines(
  matrix: Matrix,
  { row, column, transfer }: ScoredCell,
  arms: readonly ScoredCell[],
): string[] {
  const width = Math.max(...arms.map((arm) => arm.row.length));
  const head = [`${row} → ${column}`, ...arms.map((arm) => `  ${arm.row.padEnd(width)}  ${accuracy(arm)}`)];
  if (!transfer) return head;
  return [
    ...head,
    "  the paper's",
    ...paperLines(matrix, transfer),
    "  on the same items",
    ...pairedLines(matrix, row, transfer),
  ];
}

function accuracy({ accuracy: share, interval, right, of, unparsed }: ScoredCell): string {
  return `${rate(share)} ${bounds(interval, rate)}  ${right} of ${of}, ${percent(unparsed, 1)} unread`;
}

function paperLines({ alpha, lambda }: Matrix, transfer: Transfer): string[] {
  const { z, p, significant, recovery, recoveryUndefined, strong } = transfer;
  const test = z === undefined ? "undefined (all right or all wrong in both)" : `z = ${statistic(z)}, ${pValue(p)}`;
  const gap = recovery === undefined ? `undefined: ${recoveryUndefined}` : rate(recovery);
  return [
    `    two proportions (pooled, two-sided): ${test}`,
    `    significant transfer (p < ${threshold(alpha)} and an improvement): ${yes(significant)}`,
    `    performance gap recovered: ${gap}`,
    `    strong recovery (significant, and at least ${threshold(lambda)} recovered): ${yes(strong)}`,
  ];
}

function pairedLines(matrix: Matrix, row: string, transfer: Transfer): string[] {
  const { alpha, lambda, margin } = matrix;
  const { instances, difference, detectable, equivalence, adjusted, gap, unread } = transfer;
  const flips = unread.flips.z || unread.flips.paired;
  return [
    mcnemarLine(transfer),
    ...(instances ? [`    sign flips of ${count(instances.count, "instance")}: ${pValue(instances.p)}`] : []),
    ...(adjusted
      ? [
          `    Holm, of ${count(familySize(matrix, row), "test")} (${testOf(transfer)}): ${pValue(adjusted.holm)} (Benjamini–Hochberg ${probability(adjusted.benjaminiHochberg)})`,
        ]
      : []),
    `    difference, in points: ${points(difference.value)}${difference.interval ? ` ${bounds(difference.interval, points)}` : ""}`,
    ...(detectable === undefined
      ? []
      : [`    least difference McNemar finds 8 times in 10, as discordant as seen: ${points(detectable)}`]),
    `    the same within ${points(margin)} points: ${equivalence.equivalent ? "shown" : "not shown"}`,
    `    transfers (p < ${threshold(alpha)} with Holm, interval above 0): ${yes(transfer.transfers)}`,
    ...(gap?.interval
      ? [
          `    gap recovered: ${bounds(gap.interval, rate)}, at least ${threshold(lambda)} in ${percent(gap.atLeastLambda ?? 0)} of resamples`,
        ]
      : []),
    `    firm (transfers, and at least ${threshold(lambda)} by the lower end): ${yes(transfer.firm)}`,
    `    unread replies all right or all wrong: ${flips ? "could change the verdict" : "change no verdict"}; accuracy ${bounds(unread.accuracy, rate)}`,
  ];
}

/** Over several models seed by seed: pooled, each zero-shot answer would count as often as there are models. */
function mcnemarLine(transfer: Transfer): string {
  const { mcnemar, seeds } = transfer;
  const ps = seeds
    ? `mid-p by seed ${seeds.map((seed) => probability(seed.mcnemar.p)).join(", ")}`
    : `mid-p ${probability(mcnemar.p)}, exact ${probability(mcnemar.exact)}`;
  return `    McNemar: ${gainedLost(transfer)}, ${ps}`;
}

function bounds([low, high]: Interval, format: (value: number) => string): string {
  return `[${format(low)}, ${format(high)}]`;
}

const yes = (is: boolean) => (is ? "yes" : "no");
