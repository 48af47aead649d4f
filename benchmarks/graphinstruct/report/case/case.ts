import type { Facts, Finding } from "#benchmarks/graphinstruct/constraints/index";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { examine, isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import { editQuality } from "#benchmarks/graphinstruct/scores/following/edit-quality";
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
  /** Level 5: the graph that was to be changed, and how well it was, from 0 to 1. */
  readonly base?: Facts;
  readonly edits?: number;
}

/** An output as a case, read and checked in the rubric's mode. */
export function caseOf(who: string, text: string, rubric: Rubric): Case {
  const examined = examine(text, rubric);
  const { instruction } = rubric;
  const base = rubric.base();
  const given = { who, instruction, text, reading: examined.reading, ...(base && { base }) };
  if (!isCandidate(examined)) return { ...given, findings: [] };
  const edits = base && { edits: editQuality(examined, rubric) };
  return { ...given, facts: examined.facts, findings: examined.explicit(), ...edits };
}
