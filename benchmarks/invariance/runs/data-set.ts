import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { pythonJson } from "#benchmarks/invariance/instances/python-json";
import { readInstances } from "#benchmarks/invariance/instances/read-instances";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { foldersIn, type RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { readVariants } from "#benchmarks/invariance/runs/variants-file";
import { UserError } from "#src/errors";
import { groupBy } from "#src/group-by";
import { writeWhole } from "#src/jsonl";

/** Writes `instances.jsonl` and `variants.jsonl` of a data set, as Python would. */
export function writeDataSet(dir: string, audited: readonly Audited[]): void {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `${pythonJson(row)}\n`).join("");
  writeWhole(join(dir, "variants.jsonl"), lines(audited.flatMap(({ variants }) => variants)));
  writeWhole(join(dir, "instances.jsonl"), lines(audited.map(({ instance }) => instance)));
}

/** @throws UserError with file and line for instances and forms that do not hold together */
export function readDataSet(dir: string): Audited[] {
  const path = join(dir, "instances.jsonl");
  if (!existsSync(path)) {
    throw new UserError(
      `${dir}: expected instances.jsonl and variants.jsonl, got none; make them with graphshift bench invariance prepare`,
    );
  }
  const instances = readInstances(path);
  const byId = new Map(instances.map((instance) => [instance.id, instance]));
  const forms = groupBy(readVariants(join(dir, "variants.jsonl"), byId), ({ instance_id }) => instance_id);
  return instances.map((instance) => ({ instance, variants: forms.get(instance.id) ?? [] }));
}

/**
 * The data sets of an audit, by name.
 *
 * @throws UserError where there is none
 */
export function dataSetsIn(run: RunFolder): ReadonlyMap<string, readonly Audited[]> {
  const found = foldersIn(run.data).map((name) => readDataSet(join(run.data, name)));
  if (found.length === 0) {
    throw new UserError(
      `${run.dir}: expected the folder of an audit, got no data; make some with graphshift bench invariance prepare`,
    );
  }
  return new Map(
    found.map((audited) => [
      nameOfSet(
        audited.map(({ instance }) => instance),
        run.data,
      ),
      audited,
    ]),
  );
}

/**
 * The one data set that instances are of.
 *
 * @throws UserError where there is none, or there are several
 */
export function nameOfSet(instances: readonly Instance[], where: string): string {
  const [name, ...others] = new Set(instances.map(({ dataset }) => dataset));
  if (name !== undefined && others.length === 0) return name;
  const got = name === undefined ? "no instances" : [name, ...others].join(", ");
  throw new UserError(`${where}: expected instances of one data set, got ${got}; put each into a file of its own`);
}
