import { namesIn } from "#benchmarks/nlgift/release/names-in";
import type { ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";
import type { EncodingName } from "#generators/encodings/index";
import { letterLabels, numberLabels } from "#generators/encodings/labels";

/** What a prompt calls the nodes; the people of a friendship are read in it. */
export function labelsOf(
  encoding: EncodingName,
  prompt: string,
  { graph, query }: Pick<ReleasedProblem, "graph" | "query">,
): readonly string[] {
  if (encoding === "friendship") return namesIn(prompt, graph, query);
  return encoding === "expert" ? letterLabels(graph.order) : numberLabels(graph.order);
}
