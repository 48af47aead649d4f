import type { Matrix, ScoredCell } from "#eval/matrix";
import { offDiagonal } from "#reports/cells";
import { claims, SIGNS } from "#reports/claim";
import { escapeText } from "#reports/escape-text";
import { points, probability, statistic } from "#reports/format";
import { small, table } from "#reports/page/table";
import { seedsAgreeing } from "#reports/seeds";

const headsOf = (repeated: boolean) => [
  "tuned on",
  "tested on",
  "z",
  "p",
  repeated ? "gained, lost in all seeds" : "gained, lost",
  repeated ? "mid-p by seed" : "mid-p, exact",
  "by instance",
  "Holm, BH",
  "difference, 95%",
  "detectable",
  "equivalent",
];

/** Every pair out of distribution: the paper's test, and beside it what the same items say. */
export function testTable(matrix: Matrix): string {
  const pairs = offDiagonal(matrix);
  const rows = pairs.map((cell, i) => ({
    head: cell.row,
    cells: [escapeText(cell.column), ...numbersOf(cell, matrix.alpha)],
    kind: pairs[i - 1]?.row === cell.row ? undefined : "first",
  }));
  return table(headsOf(pairs.some(({ transfer }) => transfer?.seeds)), rows, "cells");
}

function numbersOf(cell: ScoredCell, alpha: number): string[] {
  const { z, p, mcnemar, seeds, instances, adjusted, difference, detectable, equivalence } = cell.transfer!;
  const said = claims(cell, alpha)!;
  const agree = seedsAgreeing(cell, alpha);
  const range = difference.interval?.map(points).join(" to ");
  return [
    statistic(z),
    `${escapeText(probability(p))} ${SIGNS[said.z]}${agree ? ` ${small(`${agree} seeds`)}` : ""}`,
    `+${mcnemar.gained} −${mcnemar.lost}`,
    ps(seeds ? seeds.map((seed) => seed.mcnemar.p) : [mcnemar.p, mcnemar.exact]),
    instances ? `${escapeText(probability(instances.p))} ${small(`of ${instances.count}`)}` : "–",
    `${ps([adjusted?.holm, adjusted?.benjaminiHochberg])} ${SIGNS[said.paired]}`,
    `${points(difference.value)} ${small(range ?? "")}`,
    detectable === undefined ? "–" : points(detectable).replace("+", "±"),
    `${equivalence.equivalent ? "yes" : "no"} ${small(equivalence.p === undefined ? "" : `p ${probability(equivalence.p)}`)}`,
  ];
}

function ps(values: readonly (number | undefined)[]): string {
  return values.map((value) => escapeText(probability(value))).join(", ");
}
