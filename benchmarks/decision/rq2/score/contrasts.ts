import type { ConditionName } from "#benchmarks/decision/rq2/request/conditions";
import { type Difference, difference } from "#benchmarks/decision/rq2/score/difference";
import { resamples } from "#benchmarks/decision/rq2/score/resamples";
import { adjust } from "#eval/stats/family";
import type { Verdict } from "#eval/verdict";
import type { Rng } from "#src/rng";

/** The contrasts of conditions: what links add to texts and to nothing, what the surroundings add, what texts add. */
const CONTRASTS = [
  ["TG", "BAG"],
  ["G", "A"],
  ["TG", "T"],
  ["TG", "G"],
] as const satisfies readonly (readonly [ConditionName, ConditionName])[];

/** A contrast; its difference is undefined (U) unless the model supports every target under both conditions. */
export interface Contrast {
  readonly first: ConditionName;
  readonly second: ConditionName;
  /** `holm`: p as one of this set's four; those that are U count among them. */
  readonly difference?: Difference & { readonly holm: number };
}

/**
 * The contrasts of a set of targets.
 *
 * @param under the verdicts under each condition, in the order of the targets' ids
 */
export function contrastsOf(under: Readonly<Record<ConditionName, readonly Verdict[]>>, rng: Rng): Contrast[] {
  const drawn = resamples(under.A.length, rng);
  const right = (condition: ConditionName) => under[condition].map(({ outcome }) => outcome === "correct");
  const isSupported = (condition: ConditionName) => under[condition].every(({ outcome }) => outcome !== "unsupported");
  const found = CONTRASTS.map(([first, second]) => ({
    name: `${first}-${second}`,
    contrast: { first, second },
    difference: isSupported(first) && isSupported(second) ? difference(right(first), right(second), drawn) : undefined,
  }));
  const family = { name: "contrasts", members: found.map(({ name }) => name) };
  const adjusted = adjust(family, new Map(found.map(({ name, difference }) => [name, difference?.p])));
  return found.map(({ name, contrast, difference }) => ({
    ...contrast,
    ...(difference && { difference: { ...difference, holm: adjusted.get(name)!.holm } }),
  }));
}
