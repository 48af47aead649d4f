import { isRight } from "#benchmarks/invariance/answers/is-right";
import { mapBack } from "#benchmarks/invariance/answers/map-back";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { FailureClass } from "#benchmarks/invariance/scored/failure-class";
import type { Planned } from "#benchmarks/invariance/writers/planned";
import { solve } from "#benchmarks/invariance/writers/solve";

/** The class that a planned fault must come out in, worked out from the plan alone: no program is run, no record is read. */
export function expectedClass(trial: Trial, { fault, draft }: Planned): FailureClass {
  if (!draft.isMarked || draft.isCutOff || draft.variable === "result") return "format";
  if (!draft.isImported || draft.ending === "looped" || draft.ending === "crashed") return "execution";
  if (draft.ending === "written down") return "no_computation";
  if (isSolved(trial, draft)) return "ok";
  if (trial.arm.mode === "direct") return "wrong";
  if (fault === "drop_edge") return "transcription";
  if (fault === "overwrites_given" || fault === "builds_wrongly") return "construction";
  return fault === "undeclared" && !draft.usesLibrary ? "unverifiable" : "logic";
}

/** Whether the answer comes out right all the same. */
function isSolved({ instance, variant }: Trial, draft: Planned["draft"]): boolean {
  const { query_args, directed, answer_type } = instance;
  // The draft of a solver knows the nodes that are asked about by the names of its parameters.
  const shown = Object.entries(query_args).map(([role, label]) => [role, String(variant.label_map[label])]);
  const given = { nodes: variant.node_seq, edges: variant.edge_seq };
  const answer = solve({ ...draft, asked: Object.fromEntries(shown), directed }, given);
  return isRight(mapBack(answer, answer_type, variant), instance);
}
