import { check, type Measured } from "#splits/audit/check";
import type { FoundRow } from "#splits/audit/finding";
import { type Identity, identityOf } from "#splits/audit/identity";

/** Problems of a file that are an earlier one over again. */
export const repeats = check<Identity>({
  summary: "problems that a file repeats, exactly (graph, numbering and question) and up to renumbering",
  of: "problems",
  measure: identityOf,
  judge: (groups) =>
    groups.flatMap(({ path, rows }) => {
      const equal = again(rows, "exact");
      const alike = again(rows, "form");
      if (alike.length === 0) return [];
      const exactly = new Map(equal.map((row) => [row.where, row]));
      return {
        severity: "warning",
        where: path,
        count: equal.length,
        of: rows.length,
        says: `${equal.length} of ${rows.length} problems repeat an earlier one exactly, ${alike.length} up to renumbering: there are only ${rows.length - alike.length} different ones.`,
        figures: { equal: equal.length, isomorphic: alike.length },
        rows: alike.map((row) => exactly.get(row.where) ?? row),
      };
    }),
});

/** The rows that come after one with the same key. */
function again(rows: readonly Measured<Identity>[], key: keyof Identity): FoundRow[] {
  const first = new Map<string, string>();
  return rows.flatMap(({ where, fact }) => {
    const earlier = first.get(fact[key]);
    if (earlier !== undefined)
      return [{ where, says: key === "exact" ? `equals ${earlier}` : `${earlier} renumbered` }];
    first.set(fact[key], where);
    return [];
  });
}
