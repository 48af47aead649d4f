import { isRight } from "#benchmarks/nlgift/rescore/is-right";
import { judged } from "#benchmarks/nlgift/rescore/judgement";
import type { PaperRule } from "#benchmarks/nlgift/rescore/paper/rule";

const announcement = /topological (?:sort|order)s?[a-z ]*(?:is|are|:):?/gi;

/**
 * Topological sort in table 4, whose prompts ended in a sentence to complete, "One possible topological sort is: …": the
 * numbers of the last line after the last such announcement must be a valid order.
 */
export const announcedOrder: PaperRule = (problem, response) => {
  const last = [...response.matchAll(announcement)].at(-1);
  if (!last) return judged(false, "unparsed");
  const lines = response
    .slice(last.index + last[0].length)
    .trimEnd()
    .split("\n");
  const order = (lines.at(-1)!.match(/\d+/g) ?? []).map(Number);
  return judged(isRight({ ...problem, task: "topological-sort" }, order));
};
