import { existsSync } from "node:fs";
import { join } from "node:path";
import { withWordedTasks } from "#benchmarks/decision/rq1/worded/worded-tasks";
import { writeQuerySplits } from "#benchmarks/decision/rq1/worded/write-query-splits";
import type { QuerySetup, RunFolder } from "#benchmarks/decision/runs/index";
import { networksOf } from "#benchmarks/decision/runs/rq1/draw";
import type { EncodingName } from "#generators/encodings/index";
import { MANIFEST, readManifest } from "#splits/index";
import type { Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";
import { UserError } from "#src/errors";
import { pretrainingGraphs } from "#training/local/pretraining/pool";

/** How queries are written to be learned from. */
export interface Training {
  readonly encoding: EncodingName;
  /** Queries of each network, order and answer, before repeats are left out. */
  readonly repeats: number;
}

/**
 * Writes other queries than a run's as tuning splits; those that are there already stay.
 *
 * @throws UserError where there are some that were written otherwise
 */
export function writeTraining({ splits }: RunFolder, setup: QuerySetup, { encoding, repeats }: Training, io: Io): void {
  if (!existsSync(join(splits, MANIFEST))) {
    onScreen(io, (shown) => {
      shown.paint(["writing tuning splits"]);
      const pretraining = pretrainingGraphs();
      writeQuerySplits(networksOf(setup), { out: splits, seed: setup.seed, encoding, repeats, pretraining });
    });
    return;
  }
  const { options } = withWordedTasks(() => readManifest(splits)) as { readonly options: Partial<Training> };
  if (options.encoding === encoding && options.repeats === repeats) return;
  throw new UserError(
    `${splits}: expected splits in ${encoding} of ${repeats} rows, got ones in ${options.encoding} of ${options.repeats}; remove them or choose another folder with --out`,
  );
}
