import { erdosRow } from "#benchmarks/invariance/instances/erdos/erdos-row";
import { rowInstance } from "#benchmarks/invariance/instances/erdos/row-instance";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { readRows } from "#benchmarks/invariance/instances/read-rows";
import { type ErdosSample, samples } from "#benchmarks/invariance/instances/samples";
import { UserError } from "#src/errors";
import { pythonRandom } from "#src/python-random";

interface ErdosRead {
  readonly instances: readonly Instance[];
  /** Rows that were drawn and left out, by the id that they would have, and why. */
  readonly dropped: ReadonlyMap<string, string>;
}

/**
 * Instances from the user's rows of the Erdős data set (Guo et al. 2025), drawn as the published audit draws them: of each
 * task the rows that are not too long, shuffled by one CPython stream for all tasks, the first of them in file order.
 *
 * @throws UserError with file and line for a row that lacks a column, and where no row is of the tasks
 */
export function readErdos(path: string, { each, longest, tasks }: ErdosSample = samples.erdos): ErdosRead {
  const rows = readRows(path, erdosRow, "export the rows again, with the columns task, prompt and answer").map(
    ({ row }) => row,
  );
  const rng = pythonRandom(0);
  const instances: Instance[] = [];
  const dropped = new Map<string, string>();
  for (const task of tasks) {
    const mine = rows.filter((row) => row.task === task && [...row.prompt].length <= longest);
    const drawn = rng.shuffle([...mine.keys()]).slice(0, each);
    for (const index of drawn.sort((a, b) => a - b)) {
      const made = rowInstance(mine[index]!, index);
      if (typeof made === "string") dropped.set(`erdos-${task}-${String(index).padStart(4, "0")}`, made);
      else instances.push(made);
    }
  }
  if (instances.length > 0) return { instances, dropped };
  const [why] = dropped.values();
  throw new UserError(
    `${path}: expected rows of ${tasks.join(", ")}, got none that can be used${why ? ` (${why})` : ""}; name another file`,
  );
}
