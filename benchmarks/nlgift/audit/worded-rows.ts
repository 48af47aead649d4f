import { problemRow } from "#benchmarks/nlgift/audit/problem-row";
import type { ReleasedProblem, ReleaseFile } from "#benchmarks/nlgift/release/index";
import { namesIn } from "#benchmarks/nlgift/release/names-in";
import { letterLabels, numberLabels } from "#generators/encodings/labels";
import type { ProblemSet, Row } from "#splits/audit/index";

/** The rows of a file of chats, each with the problem that it words; what follows the last problem is left out. */
export function* wordedRows(
  file: Extract<ReleaseFile, { readonly kind: "chat" | "text" }>,
  raw: Extract<ReleaseFile, { readonly kind: "raw" }>,
  set: ProblemSet,
): Iterable<Row> {
  const problems = raw.rows()[Symbol.iterator]();
  let place = 0;
  for (const { where, prompt, target } of file.rows()) {
    const next = problems.next();
    if (next.done) return;
    const labels = labelsOf(file.setting, prompt, next.value);
    yield problemRow({ ...next.value, where, prompt, target, labels }, set, place++);
  }
}

function labelsOf(setting: string | undefined, prompt: string, { graph, query }: ReleasedProblem): readonly string[] {
  if (setting === "friendship") return namesIn(prompt, graph, query);
  return setting === "graph-expert" ? letterLabels(graph.order) : numberLabels(graph.order);
}
