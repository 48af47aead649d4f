import { queryItems } from "#benchmarks/decision/rq1/query-items";
import { targetItems } from "#benchmarks/decision/rq2/items";
import type { Configuration } from "#benchmarks/decision/runs/configuration";
import { configurationsIn } from "#benchmarks/decision/runs/configurations";
import { replayRun } from "#benchmarks/decision/runs/replay-run";
import { queriesIn } from "#benchmarks/decision/runs/rq1/kept-query";
import { type QueryResults, queryResults } from "#benchmarks/decision/runs/rq1/results";
import { targetSetsIn } from "#benchmarks/decision/runs/rq2/kept-target";
import { type TargetResults, targetResults } from "#benchmarks/decision/runs/rq2/results";
import { instancesIn } from "#benchmarks/decision/runs/rq3/kept-instance";
import { type TrajectoryResults, trajectoryResults } from "#benchmarks/decision/runs/rq3/results";
import { trajectoryItems } from "#benchmarks/decision/runs/rq3/trajectory-items";
import { openRun, type RunFolder } from "#benchmarks/decision/runs/run-folder";
import type { PartName } from "#benchmarks/decision/runs/setup";
import { UserError } from "#src/errors";
import { pick } from "#src/pick";

/** What a run came to, by its part. */
export type Results = QueryResults | TargetResults | TrajectoryResults;

/** Told of a log whose last line is unfinished, and its bytes. */
type Torn = (path: string, bytes: number) => void;

/**
 * Scores a run from its records alone.
 *
 * @throws UserError where the folder is none of a run of the part, or nothing was asked yet
 */
export async function scoreRun(part: PartName, run: RunFolder, torn: Torn): Promise<Results> {
  const score: (run: RunFolder, torn: Torn) => Promise<Results> = pick("part", scorers, part);
  const results = await score(run, torn);
  if (configurationsIn(run).length > 0) return results;
  throw new UserError(
    `${run.dir}: expected replies, got none; ask somebody with graphshift bench decision ${part} run`,
  );
}

const scorers: Readonly<Record<PartName, (run: RunFolder, torn: Torn) => Promise<Results>>> = {
  async rq1(run, torn) {
    const queries = queriesIn(openRun(run, "rq1").rows, run.units);
    const asked = ({ repeats }: Configuration) => queryItems(queries, repeats);
    return queryResults(queries, await replayRun(run, asked, torn));
  },
  async rq2(run, torn) {
    const { setup, rows } = openRun(run, "rq2");
    const sets = targetSetsIn(rows, run.units);
    const asked = ({ repeats }: Configuration) => sets.flatMap((set) => targetItems(set, repeats));
    return targetResults(sets, await replayRun(run, asked, torn), setup.seed);
  },
  async rq3(run, torn) {
    const { setup, rows } = openRun(run, "rq3");
    const posed = instancesIn(rows, run.units);
    const asked = (configuration: Configuration) => trajectoryItems(posed, configuration, setup.seed);
    return trajectoryResults(posed, await replayRun(run, asked, torn), setup.seed);
  },
};
