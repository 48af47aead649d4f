import { join } from "node:path";
import { readDataSet, writeDataSet } from "#benchmarks/invariance/runs/data-set";
import { foldersIn, type RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { type Preparation, prepareData } from "#src/commands/bench/invariance/prepare-data";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";

/**
 * Draws the data sets that an experiment wants, as far as the folder lacks them.
 *
 * @throws UserError where a data set is wanted twice, and where the folder holds other data
 */
export function fill({ dir, data }: RunFolder, wanted: readonly Preparation[]): void {
  const made = wanted.map(prepareData);
  const sets = new Map(made.map(({ dataset, audited }) => [dataset, audited]));
  if (sets.size < made.length)
    throw new UserError(`data: expected each data set once, got ${made.map(({ dataset }) => dataset).join(", ")}`);
  const held = foldersIn(data);
  const other = held.find((name) => canonical(readDataSet(join(data, name))) !== canonical(sets.get(name) ?? null));
  if (other !== undefined) {
    throw new UserError(
      `${dir}: expected a new folder, or one with the data that the experiment wants, got other data (${other}); choose another with --out`,
    );
  }
  for (const [name, audited] of sets) if (!held.includes(name)) writeDataSet(join(data, name), audited);
}
