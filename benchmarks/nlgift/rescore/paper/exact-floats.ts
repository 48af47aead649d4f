import { weightsAlong } from "#benchmarks/nlgift/rescore/edge-weights";
import { judged } from "#benchmarks/nlgift/rescore/judgement";
import { exactSum } from "#benchmarks/nlgift/rescore/paper/exact-sum";
import { listedRoute } from "#benchmarks/nlgift/rescore/paper/listed-route";
import type { PaperRule } from "#benchmarks/nlgift/rescore/paper/rule";
import { readAs } from "#benchmarks/nlgift/rescore/read-as";
import { numbers } from "#generators/numbers/index";
import type { Answers } from "#generators/tasks/task";

/** Shortest path over decimal weights in table 2: as `listedPath`, and the path's weights must sum to the answer bit by bit. */
export const exactFloats: PaperRule = (problem, response) => {
  const reading = listedRoute(problem, response);
  const right = reading.kind === "answer" && reading.answer !== "none" && sumsUp(problem, reading.answer);
  return judged(right, readAs(reading.kind));
};

function sumsUp(
  { graph, query, answer, numbers: range }: Parameters<PaperRule>[0],
  route: Exclude<Answers["route"], "none">,
): boolean {
  const { path, length } = route;
  const { scale } = numbers[range];
  const weights = weightsAlong(graph, path);
  const joins = path[0] === query!.source && path.at(-1) === query!.target;
  if (!joins || !weights || length / scale !== answer) return false;
  return exactSum(weights.map((weight) => weight / scale)) === answer;
}
