import { check } from "#splits/audit/check";
import { exactOf } from "#splits/audit/identity";

interface Written {
  readonly problem: string;
  readonly content: string;
}

/** Rows that write down another problem or answer than an earlier row with their place. */
export const disagreements = check<Written>({
  summary: "files that write down one problem differently: another graph, question or answer",
  of: "rows",
  measure: (row) => ({ problem: `${row.set.name} ${row.place}`, content: `${exactOf(row)} ${row.answer}` }),
  judge(groups) {
    const first = new Map<string, { readonly where: string; readonly content: string }>();
    return groups.flatMap(({ path, rows }) => {
      const others = rows.flatMap(({ where, fact: { problem, content } }) => {
        const earlier = first.get(problem);
        if (!earlier) first.set(problem, { where, content });
        return !earlier || earlier.content === content ? [] : [{ where, says: `not as ${earlier.where}` }];
      });
      if (others.length === 0) return [];
      const says = `${others.length} of ${rows.length} rows hold another graph, question or answer than the row of that number elsewhere.`;
      return { severity: "error", where: path, count: others.length, of: rows.length, says, rows: others };
    });
  },
});
