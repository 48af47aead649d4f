import { isRight } from "#benchmarks/invariance/answers/is-right";
import { mapBack } from "#benchmarks/invariance/answers/map-back";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { FailureClass } from "#benchmarks/invariance/scored/failure-class";
import type { Planned } from "#benchmarks/invariance/writers/planned";
import { solve } from "#benchmarks/invariance/writers/solve";

/** The class that a planned fault must come out in, worked out from the plan alone: no program is run, no record is read. */
export function expectedClass({ instance, variant, arm }: Trial, { fault, draft }: Planned): FailureClass {
  if (!draft.isMarked || draft.isCutOff || draft.variable === "result") return "format";
  if (!draft.isImported || draft.ending === "looped" || draft.ending === "crashed") return "execution";
  if (draft.ending === "written down") return "no_computation";
  const labels = namesOf(trialLabels(instance.query_args, variant.label_map));
  const answer = solve(
    { ...draft, ...labels, directed: instance.directed },
    { nodes: variant.node_seq, edges: variant.edge_seq },
  );
  if (isRight(mapBack(answer, instance.answer_type, variant), instance)) return "ok";
  if (arm.mode === "direct") return "wrong";
  if (fault === "drop_edge") return "transcription";
  if (fault === "overwrites_given" || fault === "builds_wrongly") return "construction";
  if (fault === "undeclared" && !draft.usesLibrary) return "unverifiable";
  return "logic";
}

/** The nodes that are asked about as shown: a solver's draft knows them by the names of its parameters. */
function trialLabels(
  asked: Trial["instance"]["query_args"],
  labels: Readonly<Record<string, number>>,
): [string, number][] {
  return Object.entries(asked).map(([role, label]) => [role, labels[label]!]);
}

function namesOf(asked: readonly (readonly [string, number])[]) {
  return { asked: Object.fromEntries(asked.map(([role, label]) => [role, String(label)])) };
}
