import { reportPage } from "#benchmarks/invariance/report/page/report-page";
import { type Results, resultsOf } from "#benchmarks/invariance/report/results";
import { type Titles, titled } from "#benchmarks/invariance/report/titles";
import type { RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { studyIn } from "#benchmarks/invariance/runs/study-in";
import { withLock } from "#src/commands/bench/invariance/with-lock";
import { writeFiles } from "#src/commands/bench/invariance/write-files";
import type { Io } from "#src/commands/command";
import { heedStop } from "#src/commands/heed-stop";
import { onScreen } from "#src/commands/on-screen";

/**
 * Writes the page of an audit.
 *
 * @param known its results, if they are known already
 * @returns the paths written
 */
export function reportRun(
  run: RunFolder,
  dir: string,
  titles: Partial<Titles>,
  io: Io,
  known?: Results,
): Promise<string[]> {
  return withLock(run, async () => {
    await heedStop(io);
    const content = onScreen(io, (shown) => {
      shown.paint(["making the report"]);
      return reportPage(titled(titles), known ?? resultsOf(studyIn(run)));
    });
    return writeFiles(dir, [{ file: "index.html", content }], io);
  });
}
