import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";

/** A list of things in brackets, which says how large a graph is and no more. */
const LIST = /\([^()]*\)(?:, ?\([^()]*\))+/g;
const NUMBER = /\d+(?:\.\d+)?/g;

/**
 * What the official instructions of one wording have in common: the words, without the verb at the start, numbers as #,
 * and lists of edges as one. The files don't say which of its 40 templates an instruction was made from (GraphInstruct,
 * section 3.2 and appendix H.1), so this is finer.
 */
export function templateOf(level: Level, text: string): string {
  const words = text.slice(text.indexOf(" ") + 1);
  return `${level}/${words.replace(LIST, "(…)").replace(NUMBER, "#")}`;
}
