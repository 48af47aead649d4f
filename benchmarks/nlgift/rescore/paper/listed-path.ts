import { isRight } from "#benchmarks/nlgift/rescore/is-right";
import { judged } from "#benchmarks/nlgift/rescore/judgement";
import { listedRoute } from "#benchmarks/nlgift/rescore/paper/listed-route";
import type { PaperRule } from "#benchmarks/nlgift/rescore/paper/rule";
import { readAs } from "#benchmarks/nlgift/rescore/read-as";

/** Shortest path in tables 2 and 3: the path that stands beside the length, looked up as text, must be a shortest one. */
export const listedPath: PaperRule = (problem, response) => {
  const reading = listedRoute(problem, response);
  const right = reading.kind === "answer" && isRight({ ...problem, task: "shortest-path" }, reading.answer);
  return judged(right, readAs(reading.kind));
};
