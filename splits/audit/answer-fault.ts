import type { AnswerOf, TaskName } from "#generators/tasks/index";
import { tasks } from "#generators/tasks/index";
import type { Posed } from "#splits/audit/subject";
import { wordsOf } from "#splits/audit/words";
import { dijkstra } from "#src/graph/dijkstra";

/** Why a row's answer is not a right one, by the task's own algorithm; undefined for a right one. */
export function answerFault<Name extends TaskName>(posed: Posed<Name>): string | undefined {
  const { task, graph, query, given } = posed;
  if (given === undefined) return "the answer can't be read";
  if (task === "shortest-path" && typeof given === "number") return lengthFault(posed as Posed<"shortest-path">, given);
  const { right, why } = tasks[task].check(graph, query, given as AnswerOf<Name>, wordsOf(posed));
  return right ? undefined : why;
}

function lengthFault(posed: Posed<"shortest-path">, length: number): string | undefined {
  const { number } = wordsOf(posed);
  const least = dijkstra(posed.graph, posed.query.source).distances[posed.query.target]!;
  if (least === length) return undefined;
  return least === Number.POSITIVE_INFINITY
    ? "there is no path"
    : `the least length is ${number(least)}, not ${number(length)}`;
}
