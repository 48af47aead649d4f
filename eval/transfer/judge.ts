import { adjust } from "#eval/stats/family";
import type { Compared } from "#eval/transfer/compare";
import { pairedP } from "#eval/transfer/paired";
import type { Placed } from "#eval/transfer/placed";
import type { Rules } from "#eval/transfer/rules";
import type { Comparison, Transfer } from "#eval/transfer/transfer";
import { groupBy } from "#src/group-by";

/** A cell that is compared; those in distribution are outside the family: they answer another question. */
export interface Member extends Placed {
  readonly compared: Compared;
  readonly comparison: Comparison;
}

/** The family that a matrix declares for a strategy, where it has so many of them. */
export function familyName(strategy: string, strategies: number): string {
  return `every pair out of distribution${strategies > 1 ? ` of ${strategy}` : ""}`;
}

/** Judges comparisons by the better tests, by name: those out of distribution together, each strategy's on their own. */
export function judge(members: readonly Member[], { alpha, lambda }: Rules): Map<string, Transfer> {
  const pairs = members.filter(({ inDistribution }) => !inDistribution);
  const families = groupBy(pairs, ({ strategy }) => strategy);
  const adjusted = new Map(
    [...families].flatMap(([strategy, family]) => [
      ...adjust(
        { name: familyName(strategy, families.size), members: family.map(({ name }) => name) },
        new Map(family.map(({ name, comparison }) => [name, pairedP(comparison)])),
      ),
    ]),
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
