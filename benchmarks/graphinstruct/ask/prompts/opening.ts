import type { Decision } from "#benchmarks/graphinstruct/ask/caap/decision";
import { checklist } from "#benchmarks/graphinstruct/ask/prompts/checklist";
import { domainHint } from "#benchmarks/graphinstruct/ask/prompts/domain-hint";
import { exampleBlock } from "#benchmarks/graphinstruct/ask/prompts/example-block";
import { formulas } from "#benchmarks/graphinstruct/ask/prompts/formulas";
import { systemMessage } from "#benchmarks/graphinstruct/ask/prompts/system-message";
import { taskOf } from "#benchmarks/graphinstruct/ask/prompts/task-of";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import { strategies } from "#benchmarks/graphinstruct/ask/strategies";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Message } from "#src/play";

const STEPS = `Before you write it, reason step by step:
1. List what is asked for, with its numbers, and what follows from it.
2. Plan how to build a graph that meets all of it.
3. Go through the edges of your plan and check each demand.
Then write the result.`;

/** The messages with which an instruction is first put to a model. */
export function opening(instruction: Instruction, { strategy, extras }: Decision, settings: Settings): Message[] {
  const { examples, reasoning } = strategies[strategy];
  const parts = [
    extras.includes("domain") ? domainHint(instruction, settings.asReleased) : "",
    examples ? exampleBlock(instruction, reasoning, settings) : "",
    taskOf(instruction),
    reasoning ? STEPS : "",
    extras.includes("formula") ? formulas(instruction) : "",
    extras.includes("checklist") ? checklist(instruction) : "",
  ];
  return [
    { role: "system", content: systemMessage(instruction.level, strategies[strategy], settings.asReleased) },
    { role: "user", content: parts.filter((part) => part !== "").join("\n\n") },
  ];
}
