import type { Attempt } from "#benchmarks/graphinstruct/ask/attempt";
import { priorFindings } from "#benchmarks/graphinstruct/ask/priors/prior-findings";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import { feedback } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** What a model is told of an attempt; of domains, where it leaves the usual ranges too. Empty where there is nothing. */
export function feedbackOn(instruction: Instruction, { facts, findings }: Attempt, settings: Settings): string {
  const usual = facts === undefined ? [] : priorFindings(instruction, facts, settings.asReleased);
  return feedback([...findings, ...usual], settings.feedback);
}
