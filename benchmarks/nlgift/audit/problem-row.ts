import type { ReleasedProblem } from "#benchmarks/nlgift/release/index";
import { numbers } from "#generators/numbers/index";
import { unitsIn } from "#generators/numbers/numbers";
import type { Posed, ProblemSet, Row } from "#splits/audit/index";

/** A released problem as a row of an audit. */
export function problemRow(problem: ReleasedProblem, set: ProblemSet, place: number): Row {
  const { where, answer, prompt, target } = problem;
  return {
    where,
    set,
    place,
    posed: posedOf(problem),
    answer: String(answer),
    ...(prompt !== undefined && { prompt }),
    ...(target !== undefined && { target }),
  };
}

function posedOf(problem: ReleasedProblem): Posed {
  const { task, graph, query, numbers: range, labels } = problem;
  const named = labels?.map((label, node) => (label === `unnamed ${node}` ? undefined : label));
  return { task, graph, query, numbers: range, given: givenIn(problem), ...(named && { labels: named }) } as Posed;
}

/** The released answer as the task's; undefined where it is none. */
function givenIn({ task, answer, numbers: range }: ReleasedProblem): Posed["given"] {
  const text = String(answer).trim();
  switch (task) {
    case "connectivity":
      return text === "yes" || text === "no" ? text === "yes" : undefined;
    case "topological-sort": {
      const order = text.split(",").map(Number);
      return order.every(Number.isInteger) ? order : undefined;
    }
    default: {
      const value = unitsIn(numbers[range], text);
      return text === "" || Number.isNaN(value) ? undefined : value;
    }
  }
}
