import type { Facts, Finding } from "#benchmarks/graphinstruct/constraints/index";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { examine, isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";

/** An output worth looking at, and what was found of it. */
export interface Case {
  /** Whose it is: "GPT-4.1, zero-shot". */
  readonly who: string;
  readonly instruction: Pick<Instruction, "id" | "level" | "text" | "feasible" | "proof">;
  readonly text: string;
  readonly reading: Reading;
  /** The graph that is judged, with changes made to the base; undefined where there is none. */
  readonly facts?: Facts;
  /** Of the explicit constraints; none where there is no graph. */
  readonly findings: readonly Finding[];
  /** Level 5: the graph that was to be changed. */
  readonly base?: Facts;
}

/** An output as a case, read and checked in the rubric's mode. */
export function caseOf(who: string, text: string, rubric: Rubric): Case {
  const examined = examine(text, rubric);
  const { instruction } = rubric;
  const { reading } = examined;
  const base = rubric.base();
  if (!isCandidate(examined)) return { who, instruction, text, reading, findings: [], ...(base && { base }) };
  const { facts } = examined;
  return { who, instruction, text, reading, facts, findings: examined.explicit(), ...(base && { base }) };
}
