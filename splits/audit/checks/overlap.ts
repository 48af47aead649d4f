import { check, type Group } from "#splits/audit/check";
import { formOf } from "#splits/audit/identity";

/** Sets of one side that share problems. */
export const overlap = check<string>({
  summary: "training files, or test files, of several settings that share problems",
  of: "problems",
  measure: formOf,
  judge(groups) {
    const sizes = new Map(groups.map((group) => [group, new Set(group.rows.map(({ fact }) => fact)).size]));
    return [...shared(groups)].flatMap(([a, others]) =>
      [...others].map(([b, count]) => {
        const most = Math.min(sizes.get(a)!, sizes.get(b)!);
        const all = count === sizes.get(a) && count === sizes.get(b);
        return {
          severity: "note" as const,
          where: `${a.path} and ${b.path}`,
          count,
          of: most,
          says: all
            ? `Both files hold the same ${count} different problems.`
            : `The files share ${count} different problems, up to renumbering.`,
          rows: [],
        };
      }),
    );
  },
});

type Sets = Group<string>;

/** How many problems each two sets of one side share. */
function shared(groups: readonly Sets[]): Map<Sets, Map<Sets, number>> {
  const holders = new Map<string, Sets[]>();
  for (const group of groups) {
    for (const form of new Set(group.rows.map(({ fact }) => fact))) {
      const holding = holders.get(form);
      if (holding) holding.push(group);
      else holders.set(form, [group]);
    }
  }
  const counts = new Map<Sets, Map<Sets, number>>();
  for (const holding of holders.values()) {
    holding.forEach((a, i) => {
      for (const b of holding.slice(i + 1)) {
        if (a.set.split !== b.set.split) continue;
        const others = counts.get(a) ?? new Map<Sets, number>();
        counts.set(a, others.set(b, (others.get(b) ?? 0) + 1));
      }
    });
  }
  return counts;
}
