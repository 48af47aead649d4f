import type { Decision } from "#benchmarks/graphinstruct/ask/caap/decision";
import { learnedRule } from "#benchmarks/graphinstruct/ask/caap/learned-rule";
import { releasedRule } from "#benchmarks/graphinstruct/ask/caap/released-rules";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** How a method decides what an instruction is put with. */
export type Decide = (instruction: Instruction, settings: Settings) => Decision;

const given: Decide = (_, { strategy }) => ({ strategy, extras: [] });
const adaptive: Decide = (instruction, { tier, table }) =>
  table === undefined ? releasedRule(instruction, tier) : learnedRule(table, instruction, tier);

/** Adds what is known of the domain; `domainHint` is empty where an instruction has none. */
const domain =
  (decide: Decide): Decide =>
  (instruction, settings) => {
    const { strategy, extras } = decide(instruction, settings);
    return { strategy, extras: [...new Set([...extras, "domain" as const])] };
  };

/** The ways in which methods decide. */
export const decisions = {
  given,
  adaptive,
  withDomain: domain(given),
  adaptiveWithDomain: domain(adaptive),
};
