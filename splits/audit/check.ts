import type { Finding } from "#splits/audit/finding";
import type { ProblemSet, Row } from "#splits/audit/subject";

/** A kind of fault that is looked for. */
export interface Check {
  /** One line for the list of checks. */
  readonly summary: string;
  /** Each problem once, each different text (prompt and target) of a problem once, or every row. */
  readonly of: "problems" | "texts" | "rows";
  begin(limits: Limits): Watch;
}

/** What the user sets. */
export interface Limits {
  /** Tokens that a prompt with its target may have; undefined: any number. */
  readonly tokens?: number;
}

/** A check at work: sees rows one by one and judges at the end. */
export interface Watch {
  see(row: Row, path: string): void;
  judge(): Judgement[];
}

/** A finding before it knows which check it is of. */
export type Judgement = Omit<Finding, "check">;

/** What was measured in the rows of a set, or, of texts and rows, in those of a file. */
export interface Group<Fact> {
  readonly set: ProblemSet;
  /** The file in which the first of them stands. */
  readonly path: string;
  readonly rows: readonly Measured<Fact>[];
}

/** What was measured in one row. */
export interface Measured<Fact> {
  /** `path:line` */
  readonly where: string;
  readonly fact: Fact;
}

/** A check as it is written: what it keeps of a row, and what it says of all that was kept. */
interface Spec<Fact> extends Omit<Check, "begin"> {
  /** undefined: the row is no concern of this check. */
  measure(row: Row): Fact | undefined;
  judge(groups: readonly Group<Fact>[], limits: Limits): Judgement[];
}

/** The check of a specification; no row outlives its measurement. */
export function check<Fact>({ summary, of, measure, judge }: Spec<Fact>): Check {
  return {
    summary,
    of,
    begin(limits) {
      const groups = new Map<string, Group<Fact> & { readonly rows: Measured<Fact>[] }>();
      return {
        see(row, path) {
          const fact = measure(row);
          if (fact === undefined) return;
          const key = of === "problems" ? row.set.name : path;
          const group = groups.get(key) ?? { set: row.set, path, rows: [] };
          groups.set(key, group);
          group.rows.push({ where: row.where, fact });
        },
        judge: () => judge([...groups.values()], limits),
      };
    },
  };
}
