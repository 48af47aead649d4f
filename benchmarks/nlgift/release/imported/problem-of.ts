import type { ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";
import { instanceId } from "#generators/instance-id";
import type { Facets, Problem } from "#generators/problem";
import { type RenderOptions, render } from "#generators/render";
import { tasks } from "#generators/tasks/index";
import { stream } from "#src/rng";

/** Raw rows hold no words. */
const WORDS: RenderOptions = { encoding: "incident", format: "free", reasoning: "none" };

/**
 * A released problem as one of ours. The answer is the oracle's; what the release says stands in the facet `released`. A
 * raw row is put into our own incident encoding.
 */
export function problemOf(asked: ReleasedProblem, id: string, facets: Facets): Problem {
  const { task, graph, query, numbers, prompt, target, encoding, labels } = asked;
  const own = { ...facets, released: asked.answer };
  const instance = {
    id: instanceId(task, graph, query, numbers),
    task,
    graph,
    query: query as never,
    numbers,
    facets: own,
  };
  if (prompt === undefined || !encoding || !labels) return { ...render(instance, WORDS, stream(0, "nlgift", id)), id };
  const { solve, answerOf } = tasks[task];
  const answer = answerOf(instance.query, solve(graph, instance.query) as never);
  const said = target ?? `The answer is ${asked.answer}.`;
  return { ...instance, id, instance: instance.id, encoding, labels, format: "free", prompt, target: said, answer };
}
