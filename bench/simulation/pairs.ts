import { answers, type World } from "#bench/simulation/answers";
import { printTable } from "#bench/simulation/print-table";
import { type Seen, tally } from "#bench/simulation/tally";
import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { clustersOf } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { mcnemar } from "#eval/stats/mcnemar";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { newcombe } from "#eval/stats/newcombe";
import { newcombePaired } from "#eval/stats/newcombe-paired";
import { pairedTable } from "#eval/stats/paired-table";
import { signFlip } from "#eval/stats/sign-flip";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { type Rng, stream } from "#src/rng";

const TRIALS = 3000;
const PERMUTATIONS = 499;
const RESAMPLES = 999;
const ALPHA = 0.05;
const CONTRAST = ["after", "before"] as const;

type Pair = World<"before" | "after">;

/** Size and power of tests, and coverage of intervals, on two models' answers to the same 500 items. */
export function pairs(): void {
  const world = (before: number, after: number, rest: Omit<Pair, "items" | "shares">): Pair => {
    return { items: 500, shares: { before, after }, ...rest };
  };
  const four = { correlation: 0.3, renderings: 4, within: 0.5 };
  const worlds: Record<string, Pair> = {
    "no correlation, no gain": world(0.5, 0.5, { correlation: 0 }),
    "correlation .64, no gain": world(0.5, 0.5, { correlation: 0.64 }),
    "correlation .64, gain of 4.4 points": world(0.5, 0.544, { correlation: 0.64 }),
    "correlation .64, no gain, 5% right": world(0.05, 0.05, { correlation: 0.64 }),
    "125 instances in 4 renderings, no gain": world(0.5, 0.5, four),
  };
  const rows = Object.entries(worlds).map(([name, pair]) => {
    const show = (see: (pair: Pair, rng: Rng) => Seen) => {
      return tally(TRIALS, (trial) => see(pair, stream(0, "bench", "pairs", name, trial)));
    };
    return { name, tests: show(rejections), intervals: show(coverage) };
  });
  printTable(
    `Tests at .05: how often p < .05 (${TRIALS} trials)`,
    rows.map(({ name, tests }) => ({ world: name, ...tests })),
  );
  printTable(
    `95% intervals of a difference: how often they hold the true one (${TRIALS} trials)`,
    rows.map(({ name, intervals }) => ({ world: name, ...intervals })),
  );
}

function rejections(pair: Pair, rng: Rng): Seen {
  const { arms, instances } = answers(pair, rng);
  const { gained, lost } = pairedTable(arms.before, arms.after);
  const proportion = (results: readonly boolean[]) => ({ right: results.filter(Boolean).length, of: results.length });
  const z = twoProportionZ(proportion(arms.after), proportion(arms.before));
  return {
    "pooled z": z !== undefined && z.p < ALPHA,
    "McNemar exact": mcnemarExact(gained, lost) < ALPHA,
    "McNemar mid-p": mcnemar(gained, lost) < ALPHA,
    "sign flips by instance": signFlip(clustersOf(arms, instances), CONTRAST, rng, PERMUTATIONS) <= ALPHA,
  };
}

function coverage(pair: Pair, rng: Rng): Seen {
  const { arms, instances } = answers(pair, rng);
  const truth = pair.shares.after - pair.shares.before;
  const holds = ([low, high]: Interval) => low <= truth && truth <= high;
  const table = pairedTable(arms.before, arms.after);
  const { both, gained, lost } = table;
  const of = pair.items;
  const byInstance = clusterBootstrap(clustersOf(arms, instances), CONTRAST, rng, { resamples: RESAMPLES })!;
  return {
    "Newcombe unpaired": holds(newcombe({ right: both + gained, of }, { right: both + lost, of })),
    "Newcombe paired": holds(newcombePaired(table)),
    "by instance, percentile": holds(byInstance.percentile),
    "by instance, BCa": holds(byInstance.bca),
  };
}
