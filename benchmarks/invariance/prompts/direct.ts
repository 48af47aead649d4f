import type { Instance } from "#benchmarks/invariance/instances/instance";
import { answerWords } from "#benchmarks/invariance/prompts/answer-words";
import type { Prompt } from "#benchmarks/invariance/prompts/prompt";
import { questionOf } from "#benchmarks/invariance/prompts/question-of";
import { renderGraph } from "#benchmarks/invariance/render/render-graph";
import type { Variant } from "#benchmarks/invariance/variants/variant";

/** Asks for an answer in text. What a data set says before the graph, and how it wants the answer, comes from the instance. */
export function direct(instance: Instance, variant: Variant): Prompt {
  const { preamble, format_hint: format = answerWords[instance.answer_type].ask } = instance.meta;
  const parts = [
    ...(preamble === undefined ? [] : [preamble]),
    renderGraph(variant),
    `${questionOf(instance, variant)} ${format}`,
    "End your reply with the final answer, and nothing but the answer, inside \\boxed{}.",
  ];
  return { system: "You answer questions with care.", user: parts.join("\n\n") };
}
