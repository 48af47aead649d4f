import type { AnswerType } from "#benchmarks/invariance/instances/instance";
import { answerWords } from "#benchmarks/invariance/prompts/answer-words";
import { languages } from "#benchmarks/invariance/prompts/languages";

/** What a template is of. */
interface TemplateOptions {
  readonly language: "python" | "javascript";
  readonly answerType: AnswerType;
  readonly weighted: boolean;
  /** Whether the program finds the graph in its variables and does not write it down first. */
  readonly isGiven: boolean;
}

/** The program with slots, between its markers. */
export function template({ language, answerType, weighted, isGiven }: TemplateOptions): string {
  const { comment, declare, pair, triple } = languages[language];
  const edge = weighted ? triple : pair;
  const graph = isGiven
    ? [`${comment} nodes, a list of all nodes, and edges, a list of all edges as ${edge}, are there already`]
    : [declare("nodes", "<list of all nodes>"), declare("edges", `<list of all edges, each as ${edge}>`)];
  return [
    `${comment} CODE START`,
    ...graph,
    "",
    "<work out the answer>",
    declare("ans", answerWords[answerType].slot),
    `${comment} CODE END`,
  ].join("\n");
}
