import type { ReleasedProblem } from "#benchmarks/nlgift/release/index";
import { weightsAlong } from "#benchmarks/nlgift/rescore/edge-weights";
import { truth } from "#benchmarks/nlgift/rescore/truth";

/** Whether a path is one of the shortest between the two nodes asked about. */
export function isShortest(problem: ReleasedProblem, path: readonly number[]): boolean {
  const { source, target } = problem.query!;
  if (path[0] !== source || path.at(-1) !== target) return false;
  const weights = weightsAlong(problem.graph, path);
  return weights !== undefined && weights.reduce((sum, weight) => sum + weight, 0) === truth(problem);
}
