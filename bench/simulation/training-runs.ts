import quantile from "@stdlib/stats-base-dists-normal-quantile";
import { answers } from "#bench/simulation/answers";
import { printTable } from "#bench/simulation/print-table";
import { tally } from "#bench/simulation/tally";
import type { Interval } from "#eval/stats/interval";
import { newcombePaired } from "#eval/stats/newcombe-paired";
import { pairedTable } from "#eval/stats/paired-table";
import { runInterval } from "#eval/stats/run-interval";
import { twoLevelBootstrap } from "#eval/stats/two-level-bootstrap";
import { stream } from "#src/rng";

const TRIALS = 1000;
const ITEMS = 300;
/** Standard deviation of a tuned model's true accuracy over training seeds. */
const SPREAD = 0.03;
const BEFORE = 0.4;
const AFTER = 0.55;

/** Coverage of the gain of the recipe, of which each training run is a draw. */
export function trainingRuns(): void {
  const rows = [2, 3, 5, 10].map((runs) => ({ "training runs": runs, ...covered(runs) }));
  printTable(
    `95% intervals of a recipe's gain, ${ITEMS} items, true accuracy varying by ${100 * SPREAD} points between runs (${TRIALS} trials)`,
    rows,
  );
}

function covered(runs: number): Record<string, string> {
  return tally(TRIALS, (trial) => {
    const rng = stream(0, "bench", "runs", runs, trial);
    const tuned = Array.from({ length: runs }, (_, run) => {
      return [`run ${run}`, AFTER + SPREAD * quantile(rng.next(), 0, 1)] as const;
    });
    const shares = { before: BEFORE, ...Object.fromEntries(tuned) };
    const { arms, instances } = answers<string>({ items: ITEMS, shares, correlation: 0.64 }, rng);
    const [before, ...after] = Object.values(arms);
    const holds = (interval: Interval | undefined) => {
      return interval && interval[0] <= AFTER - BEFORE && AFTER - BEFORE <= interval[1];
    };
    const mean = (results: readonly boolean[]) => results.filter(Boolean).length / ITEMS;
    return {
      "paired, first run only": holds(newcombePaired(pairedTable(before!, after[0]!))),
      "runs and items": holds(
        twoLevelBootstrap({ before: [before!], after, instances }, rng, { resamples: 499 })?.interval,
      ),
      "Student over runs": holds(runInterval(after.map((run) => mean(run) - mean(before!)))),
    };
  });
}
