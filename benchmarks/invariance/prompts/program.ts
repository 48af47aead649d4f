import { type Library, languageOf } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { expertIn, languages, librarySentences } from "#benchmarks/invariance/prompts/languages";
import type { Prompt } from "#benchmarks/invariance/prompts/prompt";
import { questionOf } from "#benchmarks/invariance/prompts/question-of";
import { template } from "#benchmarks/invariance/prompts/template";
import { textOf } from "#benchmarks/invariance/prompts/text-of";
import { renderGraph } from "#benchmarks/invariance/render/render-graph";
import type { Variant } from "#benchmarks/invariance/variants/variant";

/** How a program gets at the graph. */
export interface Access {
  readonly library: Library;
  /** Whether it finds the graph in its variables; the prompt then does not show it. */
  readonly isGiven: boolean;
  /** Whether an undirected graph that is not shown is said to be undirected. */
  readonly saysUndirected: boolean;
}

/** Asks for a program that leaves the answer in `ans`. */
export function program(instance: Instance, variant: Variant, access: Access): Prompt {
  const { library, isGiven } = access;
  const language = languageOf(library);
  const { name, comment } = languages[language];
  const task = [
    textOf(instance).definition,
    `Write a ${name} program that leaves the result in a variable \`ans\`, between the lines "${comment} CODE START" and "${comment} CODE END".`,
    ...notes(instance, access),
  ];
  const question = `Q: ${questionOf(instance, variant)}`;
  const parts = [
    task.join(" "),
    isGiven ? USE : COPY,
    template({ language, answerType: instance.answer_type, weighted: instance.weighted, isGiven }),
    librarySentences[library],
    [question, ...(isGiven ? [] : [renderGraph(variant)]), "A:"].join("\n"),
  ];
  return { system: expertIn(language), user: parts.join("\n\n") };
}

const COMPUTE = "The program must compute the answer: do not write the answer itself into it.";
const COPY = `Follow this template, and fill in all that stands in angle brackets, the graph first. ${COMPUTE}`;
const USE = `Follow this template, and fill in all that stands in angle brackets. The variables \`nodes\` and \`edges\` are set before the program starts: use them and do not set them again. ${COMPUTE}`;

/** What must be known of the edges. */
function notes({ directed, weighted }: Instance, { library, isGiven, saysUndirected }: Access): string[] {
  const { pair, triple } = languages[languageOf(library)];
  const back = pair.replace("u, v", "v, u");
  return [
    ...(directed ? [`The graph is directed: ${pair} is an edge that leads from u to v only.`] : []),
    ...(!directed && isGiven && saysUndirected
      ? [`The graph is undirected: ${pair} and ${back} are the same edge.`]
      : []),
    ...(weighted ? [`Its edges have weights: in ${triple}, w is the weight of the edge.`] : []),
  ];
}
