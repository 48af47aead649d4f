import binomial from "@stdlib/stats-base-dists-binomial-cdf";
import type { AnswerOf, TaskName } from "#generators/tasks/index";
import { answerFault } from "#splits/audit/answer-fault";
import { check, type Group, type Judgement } from "#splits/audit/check";
import { shortcutRules } from "#splits/audit/shortcut-rules";
import type { Posed } from "#splits/audit/subject";
import { majorityOf } from "#splits/majority";

interface Guesses {
  readonly answer: string;
  /** Whether each rule's answer is right. */
  readonly right: Readonly<Record<string, boolean>>;
}

/** How much more than the most frequent answer a rule may get right before it matters. */
const GAIN = 0.1;
/** How unlikely it must be that a rule which is right on half of all problems gets as much. */
const CHANCE = 0.01;

/** What rules score that do not solve the task. */
export const shortcuts = check<Guesses>({
  summary: "scores of one-line rules on test problems, against half of them and the most frequent answer",
  of: "problems",
  measure: ({ posed, set, answer }) =>
    posed && set.split === "test" ? { answer, right: guessesOf(posed) } : undefined,
  judge: (groups) => groups.map(judged),
});

function judged(group: Group<Guesses>): Judgement {
  const { path, rows, set } = group;
  const scores = scoresOf(group);
  const [rule, best] = Object.entries(scores).reduce((most, entry) => (entry[1] > most[1] ? entry : most));
  const majority = majorityOf(rows.map(({ fact }) => fact.answer)).count / rows.length;
  const count = Math.round(best * rows.length);
  const passes = 1 - binomial(count - 1, rows.length, 0.5) < CHANCE;
  const others = Object.entries(scores).filter(([name]) => name !== rule);
  const also = [...others, ["the most frequent answer", majority] as const].map(
    ([name, score]) => `${name} ${show(score)}`,
  );
  const declared = Object.hasOwn(set.declared ?? {}, rule) ? ", as the manifest declares" : "";
  return {
    severity: passes && best >= majority + GAIN ? "warning" : "note",
    where: path,
    count,
    of: rows.length,
    says: `Without solving the task, “${rule}” is right on ${show(best)}${declared} (${also.join("; ")}).`,
    figures: scores,
    rows: rows.filter(({ fact }) => fact.right[rule]).map(({ where }) => ({ where })),
  };
}

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
