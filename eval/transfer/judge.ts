import { adjust } from "#eval/stats/family";
import type { Compared } from "#eval/transfer/compare";
import { pairedP } from "#eval/transfer/paired";
import type { Placed } from "#eval/transfer/placed";
import type { Rules } from "#eval/transfer/rules";
import type { Comparison, Transfer } from "#eval/transfer/transfer";

/** A cell that is compared; those in distribution are outside the family: they answer another question. */
export interface Member extends Placed {
  readonly compared: Compared;
  readonly comparison: Comparison;
}

/** The family that matrices declare. */
export const FAMILY = "every pair out of distribution";

/** Judges comparisons by the better tests: those out of distribution together, by name. */
export function judge(members: readonly Member[], { alpha, lambda }: Rules): Map<string, Transfer> {
  const family = members.filter(({ inDistribution }) => !inDistribution);
  const adjusted = adjust(
    { name: FAMILY, members: family.map(({ name }) => name) },
    new Map(family.map(({ name, comparison }) => [name, pairedP(comparison)])),
  );
  const judged = members.map(({ name, comparison }) => {
    const { holm, benjaminiHochberg } = adjusted.get(name) ?? {};
    const { value, interval } = comparison.difference;
    const transfers = (holm ?? pairedP(comparison)) < alpha && (interval ? interval[0] : value) > 0;
    const firm = transfers && (comparison.gap?.interval?.[0] ?? Number.NEGATIVE_INFINITY) >= lambda;
    const together = holm !== undefined && benjaminiHochberg !== undefined && { adjusted: { holm, benjaminiHochberg } };
    return [name, { ...comparison, ...together, transfers, firm }] as const;
  });
  return new Map(judged);
}
