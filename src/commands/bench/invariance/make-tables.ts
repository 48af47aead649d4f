import { join } from "node:path";
import { figureFiles } from "#benchmarks/invariance/report/figure-files";
import { type Results, resultsOf } from "#benchmarks/invariance/report/results";
import type { RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { studyIn } from "#benchmarks/invariance/runs/study-in";
import type { Study, StudyOptions } from "#benchmarks/invariance/tables/study";
import { writeTables } from "#benchmarks/invariance/tables/write-tables";
import { withLock } from "#src/commands/bench/invariance/with-lock";
import { writeFiles } from "#src/commands/bench/invariance/write-files";
import type { Io } from "#src/commands/command";
import { heedStop } from "#src/commands/heed-stop";
import { onScreen } from "#src/commands/on-screen";

/** Tables that were written, and what they were made of. */
export interface MadeTables {
  readonly study: Study;
  readonly results: Results;
  /** Paths of tables and figures. */
  readonly files: readonly string[];
}

/** Writes tables and figures of an audit in the published layout. */
export function makeTables(run: RunFolder, cutOff: StudyOptions["cutOff"], io: Io): Promise<MadeTables> {
  return withLock(run, async () => {
    await heedStop(io);
    const { study, results, tables } = onScreen(io, (shown) => {
      shown.paint(["making the tables"]);
      const study = studyIn(run, cutOff);
      const tables = writeTables(run.tables, study).map((path) => join(run.tables, path));
      return { study, results: resultsOf(study), tables };
    });
    const figs = writeFiles(run.figs, await figureFiles(results), io);
    return { study, results, files: [...tables, ...figs] };
  });
}
