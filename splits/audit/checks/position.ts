import binomial from "@stdlib/stats-base-dists-binomial-cdf";
import { check, type Measured } from "#splits/audit/check";
import { listedPaths } from "#splits/audit/listed-paths";

interface Place {
  /** Paths in the list. */
  readonly length: number;
  /** The place of the best one, from 0. */
  readonly at: number;
}

/** How unlikely it must be by chance that all these places are favourites. */
const CHANCE = 1e-8;
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
      if (told.reduce((joint, { chance }) => joint * chance, 1) > CHANCE) return [];
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

/** The place at which nearly all lists of a length have their best path, if there is one, and how likely that is by chance. */
function favourite(rows: readonly Measured<Place>[], length: number) {
  const lists = rows.filter(({ fact }) => fact.length === length);
  const of = lists.length;
  const places = Array.from({ length }, (_, at) => lists.filter(({ fact }) => fact.at === at));
  const held = places.reduce((most, place) => (place.length > most.length ? place : most));
  if (held.length < TELLING * of) return [];
  const chance = Math.min(1, length * (1 - binomial(held.length - 1, of, 1 / length)));
  return [{ length, at: places.indexOf(held), held, of, chance }];
}
