import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import { drawGraphqa } from "#benchmarks/invariance/instances/graphqa/draw-graphqa";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { samples } from "#benchmarks/invariance/instances/samples";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { nameOfSet } from "#benchmarks/invariance/runs/data-set";
import { instancesFrom } from "#benchmarks/invariance/runs/instances-from";
import { pilotStudies, studies } from "#benchmarks/invariance/variants/studies";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";
import { UserError } from "#src/errors";
import { pick } from "#src/pick";

export interface Preparation {
  /** `graphqa`, `erdos`, or a file. */
  readonly dataset: string;
  /** undefined: 100, or as many as the pilot has. */
  readonly count?: number | undefined;
  /** undefined: 0. */
  readonly seed?: number | undefined;
  /** Whether sample and forms are the pilot's. */
  readonly pilot: boolean;
}

interface Prepared {
  /** Its name. */
  readonly dataset: string;
  readonly audited: readonly Audited[];
  /** Rows of a file that are left out, by the id that they would have, and why. */
  readonly dropped: ReadonlyMap<string, string>;
}

/**
 * Draws or reads a data set, and makes the equivalent forms of its instances.
 *
 * @throws UserError for a file that is none, and for settings that a file does not have
 */
export function prepareData(preparation: Preparation): Prepared {
  const { instances, dropped } = instancesOf(preparation);
  const dataset = nameOfSet(instances, preparation.dataset);
  const study = pick("data set", preparation.pilot ? { ...studies, ...pilotStudies } : studies, dataset);
  return {
    dataset,
    audited: instances.map((instance) => ({ instance, variants: variantsOf(instance, study) })),
    dropped,
  };
}

function instancesOf({ dataset, count, seed, pilot }: Preparation): {
  readonly instances: readonly Instance[];
  readonly dropped: ReadonlyMap<string, string>;
} {
  const drawn = (instances: readonly Instance[]) => ({ instances, dropped: new Map<string, string>() });
  if (dataset === "graphqa") {
    const sample = samples[pilot ? "graphqa-pilot" : "graphqa"];
    return drawn(drawGraphqa(count ?? sample.count, seed, sample.tasks));
  }
  if (dataset === "erdos") {
    const { each, tasks } = samples[pilot ? "erdos-pilot" : "erdos"];
    const wanted = new Set<string>(tasks);
    return drawn(drawErdosStyle(count ?? each, seed).filter(({ task }) => wanted.has(task)));
  }
  if (count !== undefined || seed !== undefined) {
    throw new UserError(
      `--${count === undefined ? "seed" : "count"}: expected it with graphqa or erdos, got it with a file; leave it out`,
    );
  }
  return instancesFrom(dataset, pilot);
}
