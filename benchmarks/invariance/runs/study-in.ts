import { canonicallyLabelled } from "#benchmarks/invariance/canonical/canonically-labelled";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { put } from "#benchmarks/invariance/prompts/put";
import { dataSetsIn } from "#benchmarks/invariance/runs/data-set";
import type { RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { auditIn, scoredIn } from "#benchmarks/invariance/runs/scored-sets";
import { type LabelledPrompt, type Study, type StudyOptions, studyOf } from "#benchmarks/invariance/tables/study";

/**
 * The scored rows of an audit and of the experiments beside it, gathered for the tables.
 *
 * @throws UserError where nothing was scored yet, or a file is damaged
 */
export function studyIn(run: RunFolder, cutOff: StudyOptions["cutOff"] = "apart"): Study {
  const audited = [...dataSetsIn(run).values()].flat();
  const labelled = scoredIn(run, "labels");
  const asked = new Set(labelled.map(({ instance_id }) => instance_id));
  const experiments = {
    repeats: scoredIn(run, "floor"),
    votes: scoredIn(run, "votes"),
    labelled,
    labelledPrompts: audited.filter(({ instance }) => asked.has(instance.id)).flatMap(labelledPrompts),
    solver: scoredIn(run, "solver"),
  };
  const made = Object.fromEntries(Object.entries(experiments).filter(([, { length }]) => length > 0));
  return studyOf(auditIn(run), { cutOff, clusters: sourcesOf(audited), ...made });
}

/** The files that instances come from, where that is told. */
function sourcesOf(audited: readonly Audited[]): ReadonlyMap<string, string> {
  const told = audited.flatMap(({ instance: { id, meta } }) =>
    meta.source_file === undefined ? [] : [[id, String(meta.source_file)] as const],
  );
  return new Map(told);
}

/** Whether canonical labels make one prompt of the relabelled and reordered forms of an instance. */
function labelledPrompts({ instance, variants }: Audited): LabelledPrompt[] {
  const asked = (variant: Audited["variants"][number]) =>
    put(instance, canonicallyLabelled(instance, variant), { mode: "direct" }).hash;
  const canonical = variants.find(({ axis }) => axis === "canonical");
  if (!canonical) return [];
  const own = asked(canonical);
  return variants
    .filter(({ axis }) => axis === "relabel" || axis === "order")
    .map((variant) => ({
      dataset: instance.dataset,
      scheme: "exact",
      instance_id: instance.id,
      axis: variant.axis,
      isSame: asked(variant) === own,
    }));
}
