import { exemplarsFor } from "#benchmarks/graphinstruct/ask/prompts/exemplars-for";
import { taskOf } from "#benchmarks/graphinstruct/ask/prompts/task-of";
import { workedReasoning } from "#benchmarks/graphinstruct/ask/prompts/worked-reasoning";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** Solved instructions for a few-shot prompt, with the reasoning that leads to them where a model is to reason. */
export function exampleBlock(instruction: Instruction, reasoning: boolean, settings: Settings): string {
  const examples = exemplarsFor(instruction, settings).map((exemplar, i) => {
    const answer = answerOf(exemplar, settings.asReleased);
    const reply = reasoning ? `${workedReasoning(exemplar)}\n${answer}` : answer;
    return `Example ${i + 1}\n${taskOf(exemplar)}\nReply: ${reply}`;
  });
  return [...examples, "Now it is your turn."].join("\n\n");
}

/** The reply that an example shows. */
function answerOf({ references, edits = [], proof }: Instruction, asReleased: boolean): string {
  const [graph] = asReleased ? references : [...edits, ...references];
  return graph ?? `That is impossible: ${proof ?? "the demands contradict each other, so no graph meets them all."}`;
}
