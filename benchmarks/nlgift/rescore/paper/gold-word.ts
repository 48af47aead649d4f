import { judged } from "#benchmarks/nlgift/rescore/judgement";
import type { PaperRule } from "#benchmarks/nlgift/rescore/paper/rule";

/** Connectivity: right where the released answer stands anywhere in the reply, later turns included, in any case. */
export const goldWord: PaperRule = ({ answer }, response) => {
  const words = new Set<string>(response.toLowerCase().match(/\b(?:yes|no)\b/g));
  return judged(words.has(String(answer)), words.size > 0 ? "answer" : "unparsed");
};
