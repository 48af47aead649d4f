import binomial from "@stdlib/stats-base-dists-binomial-cdf";
import { check, type Measured } from "#splits/audit/check";
import { listedPaths } from "#splits/audit/listed-paths";

interface Place {
  /** Paths in the list. */
  readonly length: number;
  /** The place of the best one, from 0. */
  readonly at: number;
}

/** How unlikely a favourite place must be by chance to be reported. */
const CHANCE = 1e-6;
/** The share of lists with the best path at one place from which on that place gives it away. */
const TELLING = 0.9;

/** Lists of candidate paths whose best one stands where its length alone says. */
export const position = check<Place>({
  summary: "the place of the best path in the targets' lists of candidates, by the length of the list",
  of: "texts",
  measure({ posed, target }) {
    if (posed?.task !== "shortest-path" || target === undefined) return undefined;
    const totals = listedPaths(target);
    const at = totals.indexOf(Math.min(...totals));
    const tied = totals.lastIndexOf(totals[at]!) !== at;
    return totals.length < 2 || tied ? undefined : { length: totals.length, at };
  },
  judge: (groups) =>
    groups.flatMap(({ path, rows }) => {
      const lengths = [...new Set(rows.map(({ fact }) => fact.length))].sort((a, b) => a - b);
      const told = lengths.flatMap((length) => favourite(rows, length));
      if (told.length === 0) return [];
      const count = told.reduce((sum, { held }) => sum + held.length, 0);
      const places = told.map(
        ({ length, at, held, of }) => `${held.length} of ${of} lists of ${length} at index ${at}`,
      );
      return {
        severity: "warning",
        where: path,
        count,
        of: rows.length,
        says: `The length of a list of paths tells where the best one stands: ${places.join(", ")}.`,
        figures: Object.fromEntries(told.map(({ length, at }) => [`index in lists of ${length}`, at])),
        rows: told.flatMap(({ held, length, at }) =>
          held.map(({ where }) => ({ where, says: `best of ${length} at index ${at}` })),
        ),
      };
    }),
});

/** The place at which nearly all lists of a length have their best path, if there is one. */
function favourite(rows: readonly Measured<Place>[], length: number) {
  const lists = rows.filter(({ fact }) => fact.length === length);
  const of = lists.length;
  const places = Array.from({ length }, (_, at) => lists.filter(({ fact }) => fact.at === at));
  const held = places.reduce((most, place) => (place.length > most.length ? place : most));
  const chance = length * (1 - binomial(held.length - 1, of, 1 / length));
  return held.length >= TELLING * of && chance < CHANCE ? [{ length, at: places.indexOf(held), held, of }] : [];
}
