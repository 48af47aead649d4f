import type { Decision } from "#benchmarks/graphinstruct/ask/caap/decision";
import { bulletsOf } from "#benchmarks/graphinstruct/ask/prompts/bullets-of";
import { domainHint } from "#benchmarks/graphinstruct/ask/prompts/domain-hint";
import { formulas } from "#benchmarks/graphinstruct/ask/prompts/formulas";
import { headings } from "#benchmarks/graphinstruct/ask/prompts/headings";
import { systemMessage } from "#benchmarks/graphinstruct/ask/prompts/system-message";
import { taskOf } from "#benchmarks/graphinstruct/ask/prompts/task-of";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import { strategies } from "#benchmarks/graphinstruct/ask/strategies";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Message } from "#src/play";

/** What went before a round of refinement. */
export interface Before {
  /** From 1. */
  readonly round: number;
  /** The best graph so far, as text. */
  readonly graph: string;
  readonly feedback: string;
  /** What graphs are checked for. */
  readonly constraints: readonly string[];
}

const MEND = "change what the check names, keep what is right";

/** The messages with which a model is asked to mend its graph (GraphInstruct, table 7; sections in our words). */
export function refinement(
  instruction: Instruction,
  { round, graph, feedback, constraints }: Before,
  { strategy, extras }: Decision,
  { asReleased }: Settings,
): Message[] {
  const result =
    instruction.base === undefined ? "the whole graph" : "the whole graph, or all changes to the given one,";
  const parts = [
    taskOf(instruction),
    `${headings.constraints}\n${bulletsOf(constraints, "-")}`,
    `${headings.attempt}\n${graph}`,
    `${headings.feedback}\n${feedback}`,
    extras.includes("domain") ? domainHint(instruction, asReleased) : "",
    extras.includes("formula") ? formulas(instruction) : "",
    `Round ${round}: ${MEND}, and write ${result} anew.`,
  ];
  return [
    { role: "system", content: systemMessage(instruction.level, strategies[strategy], asReleased) },
    { role: "user", content: parts.filter((part) => part !== "").join("\n\n") },
  ];
}
