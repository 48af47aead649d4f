import { check, type Group, type Judgement } from "#splits/audit/check";
import type { FoundRow } from "#splits/audit/finding";
import { type Identity, identityOf } from "#splits/audit/identity";
import type { ProblemSet } from "#splits/audit/subject";

/** Where a training file stands to a test file. That both are of one task follows from their holding one problem. */
const scopes = {
  "its own setting": {
    severity: "error",
    holds: (test, train) => isCompared(test, train) && test.setting === train.setting,
  },
  "another setting": {
    severity: "error",
    holds: (test, train) => isCompared(test, train) && test.setting !== train.setting,
  },
  "another pattern or axis": { severity: "warning", holds: (test, train) => !isCompared(test, train) },
} as const satisfies Record<
  string,
  { severity: "error" | "warning"; holds: (test: ProblemSet, train: ProblemSet) => boolean }
>;

/** Test problems that also stand in training files. */
export const leakage = check<Identity>({
  summary:
    "test problems found in training files, equal or up to renumbering: within a setting, across settings, across patterns",
  of: "problems",
  measure: identityOf,
  judge(groups) {
    const training = groups.filter(({ set }) => set.split === "train");
    const seen = { exact: places(training, "exact"), form: places(training, "form") };
    return groups
      .filter(({ set }) => set.split === "test")
      .flatMap((group) => Object.entries(scopes).flatMap(([scope, rule]) => leaks(group, seen, scope, rule)));
  },
});

/** The training sets that hold each problem, and where in them it stands. */
type Places = ReadonlyMap<string, ReadonlyMap<ProblemSet, string>>;

function places(groups: readonly Group<Identity>[], key: keyof Identity): Places {
  const found = new Map<string, Map<ProblemSet, string>>();
  for (const { set, rows } of groups) {
    for (const { where, fact } of rows) {
      const there = found.get(fact[key]) ?? new Map<ProblemSet, string>();
      found.set(fact[key], there.has(set) ? there : there.set(set, where));
    }
  }
  return found;
}

function leaks(
  { set, path, rows }: Group<Identity>,
  seen: Readonly<Record<keyof Identity, Places>>,
  scope: string,
  { severity, holds }: (typeof scopes)[keyof typeof scopes],
): Judgement[] {
  const find = (there: ReadonlyMap<ProblemSet, string> = new Map()) =>
    [...there].find(([train]) => holds(set, train))?.[1];
  let equal = 0;
  const found = rows.flatMap(({ where, fact }): FoundRow[] => {
    const same = find(seen.exact.get(fact.exact));
    if (same !== undefined) equal++;
    const alike = same ?? find(seen.form.get(fact.form));
    return alike === undefined ? [] : [{ where, says: same === undefined ? `${alike} renumbered` : `equals ${same}` }];
  });
  if (found.length === 0) return [];
  const says = `${found.length} of ${rows.length} test problems stand in training files of ${scope}, ${equal} of them exactly, the others renumbered.`;
  const figures = { equal, isomorphic: found.length };
  return [{ severity, where: path, count: found.length, of: rows.length, says, figures, rows: found }];
}

/** Whether a model trained on the one is to be tested on the other; a mixture of tasks has no axis. */
function isCompared(test: ProblemSet, train: ProblemSet): boolean {
  return test.pattern === train.pattern && (test.axis === train.axis || train.axis === undefined);
}
