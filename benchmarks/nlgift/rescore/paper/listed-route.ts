import type { ReleasedProblem } from "#benchmarks/nlgift/release/index";
import { readProblem } from "#benchmarks/nlgift/rescore/read-problem";
import type { Reading } from "#eval/readers/reading";
import { numbers } from "#generators/numbers/index";
import type { Answers } from "#generators/tasks/task";

const stated = /answer is:? *(\d+(?:\.\d+)?)/;

/**
 * The path and length that the authors' scorer seems to have taken from a reply.
 *
 * A reply in the form of the released reasoning lists candidates, "a -> b -> c with a total weight of 1 + 2 = 3.", and
 * ends in "The answer is 3." Its path is looked up by that length, as text: in the first line that holds "= 3", be it the
 * start of "= 35", or else "weight of 3" (a path of one edge, whose weight is no sum). Any other reply is read as ours are.
 */
export function listedRoute(problem: ReleasedProblem, reply: string): Reading<Answers["route"]> {
  const length = stated.exec(reply)?.[1];
  if (length === undefined || !reply.includes(" with a total weight of ")) {
    return readProblem({ ...problem, task: "shortest-path" }, reply, "strict");
  }
  const lines = reply.split("\n").filter((line) => line.includes("->"));
  const line =
    lines.find((text) => text.includes(`= ${length}`)) ?? lines.find((text) => text.includes(`weight of ${length}`));
  const [names = ""] = line?.split(" with ") ?? [];
  const path = names.split("->").map((name) => problem.labels!.indexOf(name.trim()));
  const units = Math.round(Number(length) * numbers[problem.numbers].scale);
  return { kind: "answer", answer: { path, length: units }, stated: true };
}
