import binomial from "@stdlib/stats-base-dists-binomial-cdf";
import { check } from "#splits/audit/check";
import { majorityOf } from "#splits/majority";

/** More different answers than these are no classes. */
const CLASSES = 4;
/** The share from which on one class outweighs the others. */
const HEAVY = 0.6;
/** How unlikely it must be that a fair draw gives as much. */
const CHANCE = 0.001;

/** How much of a file is right with one answer to everything. */
export const balance = check<string>({
  summary: "the share of the most frequent answer",
  of: "problems",
  measure: ({ answer }) => answer,
  judge: (groups) =>
    groups.map(({ path, rows }) => {
      const { value, count, different } = majorityOf(rows.map(({ fact }) => fact));
      const share = count / rows.length;
      const fair = 1 - binomial(count - 1, rows.length, 1 / different);
      const heavy = different > 1 && different <= CLASSES && share >= HEAVY && fair < CHANCE;
      const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value || "nothing";
      return {
        severity: heavy ? ("warning" as const) : ("note" as const),
        where: path,
        count,
        of: rows.length,
        says: `The most frequent of ${different} different answers, ${shown}, is that of ${count} of ${rows.length} problems.`,
        figures: { majority: share, different },
        rows: [],
      };
    }),
});
