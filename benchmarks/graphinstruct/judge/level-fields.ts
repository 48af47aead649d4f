import { textPresence } from "#benchmarks/graphinstruct/metrics/index";
import type { Candidate } from "#benchmarks/graphinstruct/scores/candidate";
import { domainFit } from "#benchmarks/graphinstruct/scores/following/domain-fit";
import { editQuality } from "#benchmarks/graphinstruct/scores/following/edit-quality";
import { following } from "#benchmarks/graphinstruct/scores/following/following";
import { micro } from "#benchmarks/graphinstruct/scores/following/micro";
import { reasoningAlignment } from "#benchmarks/graphinstruct/scores/following/reasoning-alignment";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";

/** The fields that outputs of levels 4 and 5 alone have, `d4_own_refs` as empty as in all records; of edits where there is a reference to compare them with. */
export function levelFields(candidate: Candidate, rubric: Rubric): object {
  const { level } = rubric.instruction;
  const written = level >= 4 && { text_presence: textPresence(candidate.facts.written, rubric.mode) };
  if (level === 4) return { ...written, dsf: domainFit(candidate.facts, rubric.references()), d4_own_refs: null };
  return level === 5 && rubric.own().length > 0 ? { ...written, ...editFields(candidate, rubric) } : { ...written };
}

function editFields(candidate: Candidate, rubric: Rubric): object {
  const steps = micro(candidate.facts, rubric.base()!, rubric.own());
  return {
    edit_quality: editQuality(candidate, rubric),
    reasoning_alignment: {
      "zero-shot": reasoningAlignment(candidate, rubric.mode, "zero-shot"),
      "few-cot": reasoningAlignment(candidate, rubric.mode, "few-cot"),
    },
    d4_few_cot: following(candidate, rubric, "few-cot"),
    micro: {
      s_sel: steps.nodes,
      s_edge: steps.edges,
      s_micro: (steps.nodes + steps.edges) / 2,
      steps: steps.steps,
      correct: steps.correct,
    },
  };
}
