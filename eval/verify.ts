import { type Judged, judgeRealWorld } from "#eval/judge-real-world";
import { type ReadableAnswers, type ReadableKind, readAnswer } from "#eval/readers/index";
import type { Policy } from "#eval/readers/policy";
import type { Context } from "#eval/readers/reading";
import type { Verdict } from "#eval/verdict";
import { numbers } from "#generators/numbers/index";
import type { Problem } from "#generators/problem";
import { type TaskName, tasks } from "#generators/tasks/index";
import type { Check } from "#generators/tasks/task";
import { wordingOf } from "#generators/wording";
import type { Text } from "#src/play";

/** What of a problem its verifier looks at. */
export type Verifiable<Name extends TaskName = TaskName> = Pick<
  Problem<Name>,
  "task" | "graph" | "query" | "encoding" | "labels" | "numbers"
>;

/**
 * Judges what a model wrote: reads its answer and checks it against the graph, or against the data set. Any right answer
 * is right.
 *
 * A reply that the token limit cut off counts as truncated unless it holds a whole statement of an answer; one that the
 * provider withheld counts as refused.
 */
export function verify(
  question: Verifiable | Judged,
  reply: string,
  finish: Text["finish"] = "stop",
  policy: Policy = "strict",
): Verdict {
  if (finish === "filter") return { outcome: "refused", why: "the provider withheld the reply" };
  const cut = finish === "length";
  return "kind" in question
    ? judge(itemReader(question), reply, cut, policy)
    : judge(problemReader(question), reply, cut, policy);
}

function judge<Kind extends ReadableKind>(
  { kind, context, check }: QuestionReader<Kind>,
  reply: string,
  cut: boolean,
  policy: Policy,
): Verdict {
  const reading = readAnswer(kind, reply, context, policy);
  const whole = "stated" in reading && reading.stated;
  if (cut && !whole) return { outcome: "truncated", why: "cut off before a whole answer was stated" };
  if (reading.kind === "impossible") return { outcome: "wrong", why: reading.why };
  if (reading.kind !== "answer") {
    const half = reading.kind === "unparsed" && reading.half !== undefined ? check(reading.half).parts : undefined;
    return { outcome: reading.kind, why: reading.why, ...(half && { parts: half }) };
  }
  const { right, why, parts } = check(reading.answer);
  return { outcome: right ? "correct" : "wrong", read: reading.answer, why, ...(parts && { parts }) };
}

interface QuestionReader<Kind extends ReadableKind> {
  readonly kind: Kind;
  readonly context: Context;
  readonly check: (answer: ReadableAnswers[Kind]) => Check;
}

function problemReader<Name extends TaskName>(
  problem: Verifiable<Name>,
): QuestionReader<(typeof tasks)[Name]["answer"]> {
  const task = tasks[problem.task];
  return {
    kind: task.answer,
    context: { labels: problem.labels, scale: numbers[problem.numbers].scale },
    check: (answer) => task.check(problem.graph, problem.query, answer, wordingOf(problem)),
  };
}

function itemReader(item: Judged): QuestionReader<Judged["kind"]> {
  return {
    kind: item.kind,
    context: { labels: [], scale: 1, options: item.choices },
    check: (answer) => judgeRealWorld(item, answer),
  };
}
