import { judged } from "#benchmarks/nlgift/rescore/judgement";
import type { PaperRule } from "#benchmarks/nlgift/rescore/paper/rule";
import { readAs } from "#benchmarks/nlgift/rescore/read-as";
import { readProblem } from "#benchmarks/nlgift/rescore/read-problem";
import { numbers } from "#generators/numbers/index";

/** Maximum flow: right where the number is the released answer, which for the larger ranges is mostly wrong. */
export const releasedFlow: PaperRule = (problem, response) => {
  const reading = readProblem({ ...problem, task: "max-flow" }, response, "strict");
  const released = Math.round(Number(problem.answer) * numbers[problem.numbers].scale);
  return judged(reading.kind === "answer" && reading.answer === released, readAs(reading.kind));
};
