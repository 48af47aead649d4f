import { check, type Group } from "#splits/audit/check";
import { exactOf } from "#splits/audit/identity";

interface Written {
  readonly problem: string;
  readonly content: string;
}

/** How often a problem is written down in one way, and where first. */
interface Version {
  readonly content: string;
  readonly where: string;
  times: number;
}

/** Rows that write down another problem or answer than most rows with their place. */
export const disagreements = check<Written>({
  summary: "files that write down one problem differently from most others: another graph, question or answer",
  of: "rows",
  measure: (row) =>
    row.wordsOnly ? undefined : { problem: `${row.set.name} ${row.place}`, content: `${exactOf(row)} ${row.answer}` },
  judge(groups) {
    const usual = usualOf(groups);
    return groups.flatMap(({ path, rows }) => {
      const odd = rows.flatMap(({ where, fact: { problem, content } }) => {
        const most = usual.get(problem)!;
        if (most.content === content) return [];
        const others = most.times > 1 ? ` and ${most.times - 1} more` : "";
        return [{ where, says: `not as ${most.where}${others}` }];
      });
      if (odd.length === 0) return [];
      const says = `${odd.length} of ${rows.length} rows hold another graph, question or answer than the row of that number elsewhere.`;
      return { severity: "error", where: path, count: odd.length, of: rows.length, says, rows: odd };
    });
  },
});

/** How most files write down each problem; of equally many, how the first does. */
function usualOf(groups: readonly Group<Written>[]): Map<string, Version> {
  const versions = new Map<string, Version[]>();
  for (const { rows } of groups) {
    for (const {
      where,
      fact: { problem, content },
    } of rows) {
      const known = versions.get(problem) ?? [];
      versions.set(problem, known);
      const same = known.find((version) => version.content === content);
      if (same) same.times++;
      else known.push({ content, where, times: 1 });
    }
  }
  const most = (known: readonly Version[]) => known.reduce((one, other) => (other.times > one.times ? other : one));
  return new Map([...versions].map(([problem, known]) => [problem, most(known)]));
}
