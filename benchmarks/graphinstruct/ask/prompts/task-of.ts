import { headings } from "#benchmarks/graphinstruct/ask/prompts/headings";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** An instruction as a model reads it: its words, after the graph that it changes if there is one. */
export function taskOf({ text, base }: Pick<Instruction, "text" | "base">): string {
  const task = `${headings.task} ${text}`;
  return base === undefined ? task : `${headings.base}\n${base}\n\n${task}`;
}
