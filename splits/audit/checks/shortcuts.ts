import type { AnswerOf, TaskName } from "#generators/tasks/index";
import { answerFault } from "#splits/audit/answer-fault";
import { check, type Group } from "#splits/audit/check";
import { shortcutRules } from "#splits/audit/shortcut-rules";
import type { Posed } from "#splits/audit/subject";
import { majorityOf } from "#splits/majority";

interface Guesses {
  readonly answer: string;
  /** Whether each rule's answer is right. */
  readonly right: Readonly<Record<string, boolean>>;
}

/** How much more than the most frequent answer a rule may get right before it matters, unless the makers declare it. */
const GAIN = 0.1;

/** What rules score that do not solve the task. */
export const shortcuts = check<Guesses>({
  summary: "scores of one-line rules on test problems, against the most frequent answer and what the makers declare",
  of: "problems",
  measure: ({ posed, set, answer }) =>
    posed && set.split === "test" ? { answer, right: guessesOf(posed) } : undefined,
  judge: (groups) =>
    groups.map((group) => {
      const { path, rows, set } = group;
      const scores = scoresOf(group);
      const [rule, best] = Object.entries(scores).reduce((most, entry) => (entry[1] > most[1] ? entry : most));
      const majority = majorityOf(rows.map(({ fact }) => fact.answer)).count / rows.length;
      const telling = Object.entries(scores).some(
        ([name, score]) => score >= majority + GAIN && !Object.hasOwn(set.declared ?? {}, name),
      );
      const others = Object.entries(scores).filter(([name]) => name !== rule);
      const also = [...others, ["the most frequent answer", majority] as const];
      return {
        severity: telling ? ("warning" as const) : ("note" as const),
        where: path,
        count: Math.round(best * rows.length),
        of: rows.length,
        says: `Without solving the task, “${rule}” is right on ${show(best)} (${also.map(([name, score]) => `${name} ${show(score)}`).join("; ")}).`,
        figures: scores,
        rows: rows.filter(({ fact }) => fact.right[rule]).map(({ where }) => ({ where })),
      };
    }),
});

function show(score: number): string {
  return score.toFixed(3).replace(/^0/, "");
}

function scoresOf({ rows }: Group<Guesses>): Record<string, number> {
  const rules = Object.keys(rows[0]!.fact.right);
  return Object.fromEntries(
    rules.map((rule) => [rule, rows.filter(({ fact }) => fact.right[rule]).length / rows.length]),
  );
}

function guessesOf<Name extends TaskName>(posed: Posed<Name>): Record<string, boolean> {
  const right = (given: AnswerOf<Name> | undefined) =>
    given !== undefined && answerFault<Name>({ ...posed, given }) === undefined;
  return Object.fromEntries(
    Object.entries(shortcutRules(posed.task)).map(([name, rule]) => [name, right(rule(posed.graph, posed.query))]),
  );
}
