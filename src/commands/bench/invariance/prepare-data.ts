import { drawErdosStyle } from "#benchmarks/invariance/instances/erdos/draw-erdos-style";
import { drawGraphqa } from "#benchmarks/invariance/instances/graphqa/draw-graphqa";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { samples } from "#benchmarks/invariance/instances/samples";
import { nameOfSet, writeDataSet } from "#benchmarks/invariance/runs/data-set";
import { instancesFrom } from "#benchmarks/invariance/runs/instances-from";
import { pilotStudies, studies } from "#benchmarks/invariance/variants/studies";
import { variantsOf } from "#benchmarks/invariance/variants/variants-of";
import { UserError } from "#src/errors";
import { pick } from "#src/pick";

export interface Preparation {
  /** `graphqa`, `erdos`, or a file. */
  readonly dataset: string;
  /** undefined: 100, or as many as the pilot has. */
  readonly count?: number;
  /** undefined: 0. */
  readonly seed?: number;
  /** Whether sample and forms are the pilot's. */
  readonly isPilot: boolean;
  /** Where a data set of some name is written. */
  folder(name: string): string;
}

interface Prepared {
  readonly dataset: string;
  readonly instances: number;
  readonly variants: number;
  /** Forms by axis. */
  readonly axes: Readonly<Record<string, number>>;
  readonly dropped: ReadonlyMap<string, string>;
  readonly folder: string;
}

/**
 * Draws or reads a data set, and makes the equivalent forms of its instances.
 *
 * @throws UserError for a file that is none, and for settings that a file does not have
 */
export function prepareData(preparation: Preparation): Prepared {
  const { dataset, isPilot, folder } = preparation;
  const { instances, dropped } = instancesOf(preparation);
  const name = nameOfSet(instances, dataset);
  const study = pick("data set", isPilot ? { ...studies, ...pilotStudies } : studies, name);
  const audited = instances.map((instance) => ({ instance, variants: variantsOf(instance, study) }));
  const dir = folder(name);
  writeDataSet(dir, audited);
  const variants = audited.flatMap((one) => one.variants);
  const axes: Record<string, number> = {};
  for (const { axis } of variants) axes[axis] = (axes[axis] ?? 0) + 1;
  return { dataset: name, instances: instances.length, variants: variants.length, axes, dropped, folder: dir };
}

function instancesOf({ dataset, count, seed, isPilot }: Preparation): {
  readonly instances: readonly Instance[];
  readonly dropped: ReadonlyMap<string, string>;
} {
  const drawn = (instances: readonly Instance[]) => ({ instances, dropped: new Map<string, string>() });
  if (dataset === "graphqa") {
    const sample = samples[isPilot ? "graphqa-pilot" : "graphqa"];
    return drawn(drawGraphqa(count ?? sample.count, seed, sample.tasks));
  }
  if (dataset === "erdos") {
    const { each, tasks } = samples[isPilot ? "erdos-pilot" : "erdos"];
    const wanted = new Set<string>(tasks);
    return drawn(drawErdosStyle(count ?? each, seed).filter(({ task }) => wanted.has(task)));
  }
  if (count !== undefined || seed !== undefined) {
    throw new UserError(
      `--${count === undefined ? "seed" : "count"}: expected it with graphqa or erdos, got it with a file; leave it out`,
    );
  }
  return instancesFrom(dataset, isPilot);
}
