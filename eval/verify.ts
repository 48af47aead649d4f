import { readAnswer } from "#eval/readers/index";
import type { Verdict } from "#eval/verdict";
import { numbers } from "#generators/numbers/index";
import type { Problem } from "#generators/problem";
import { type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import type { Text } from "#src/play";

/** What of a problem its verifier looks at. */
export type Verifiable<Name extends TaskName = TaskName> = Pick<
  Problem<Name>,
  "task" | "graph" | "query" | "encoding" | "labels" | "numbers"
>;

/**
 * Judges what a model wrote: reads its answer and checks it against the graph. Any right answer is right.
 *
 * A reply that the token limit cut off counts as truncated unless it holds a whole statement of an answer; one that the
 * provider withheld counts as refused.
 */
export function verify<Name extends TaskName>(
  problem: Verifiable<Name>,
  reply: string,
  finish: Text["finish"] = "stop",
): Verdict {
  if (finish === "filter") return { outcome: "refused", why: "the provider withheld the reply" };
  const task = tasks[problem.task];
  const context = { labels: problem.labels, scale: numbers[problem.numbers].scale };
  const reading = readAnswer(task.answer, reply, context);
  const whole = "stated" in reading && reading.stated;
  if (finish === "length" && !whole) return { outcome: "truncated", why: "cut off before a whole answer was stated" };
  if (reading.kind === "impossible") return { outcome: "wrong", why: reading.why };
  if (reading.kind !== "answer") return { outcome: reading.kind, why: reading.why };
  const { right, why, parts } = task.check(problem.graph, problem.query, reading.answer, wordingOf(problem));
  return { outcome: right ? "correct" : "wrong", read: reading.answer, why, ...(parts && { parts }) };
}
