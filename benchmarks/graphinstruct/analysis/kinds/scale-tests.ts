import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { type FamilyLadder, familyLadders } from "#benchmarks/graphinstruct/analysis/runs/family-ladders";
import { pairedRows } from "#benchmarks/graphinstruct/analysis/runs/paired-rows";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { CompleteModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { deviation } from "#benchmarks/graphinstruct/analysis/statistics/deviation";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { releasedMeanBootstrap } from "#benchmarks/graphinstruct/analysis/statistics/released-mean-bootstrap";
import { difference, range } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { clustersOf } from "#eval/stats/clusters";
import { holm } from "#eval/stats/holm";
import type { Interval } from "#eval/stats/interval";
import { signFlip } from "#eval/stats/sign-flip";
import { probability } from "#reports/format";
import { groupBy } from "#src/group-by";
import { stream } from "#src/rng";

/** The ends of each family's ladder on the same level-5 instructions, tested. */
export type ScaleTests = readonly ScaleTest[];

export interface ScaleTest {
  readonly family: string;
  readonly smaller: string;
  readonly larger: string;
  readonly strategy: Strategy;
  readonly instructions: number;
  /** Smaller less larger. */
  readonly delta: number;
  /** 95%, drawn as the paper drew them: of the instructions' differences, and of both means apart. */
  readonly paired: Interval;
  readonly unpaired: Interval;
  /** Two-sided, by flipping the signs of the instructions' differences; and corrected for all tests of this list. */
  readonly p: number;
  readonly holm: number;
}

const LEVEL = 5;

export const scaleTests = analyser<ScaleTests>({
  title: "Smallest against largest of a family at L5",
  source: "GraphInstruct, table 35; p and Holm are ours",
  compute({ complete, seed }: Study) {
    const tests = familyLadders(complete).flatMap((ladder) => STRATEGIES.map((way) => test(ladder, way, seed)));
    const corrected = holm(tests.map(({ p }) => p));
    return tests.length > 0 ? tests.map((one, i) => ({ ...one, holm: corrected[i]! })) : undefined;
  },
  says: (tests) => [
    `${tests.filter((one) => one.holm < 0.05).length} of ${tests.length} differences stand after Holm's correction (p < .05).`,
    "The comparison is of the same instructions, so the paired interval is the right one.",
  ],
  tables: (tests) =>
    [...groupBy(tests, ({ smaller, larger }) => `${smaller} − ${larger}`)].map(([caption, own]) => ({
      caption,
      head: ["strategy", "delta", "paired 95%", "unpaired 95%", "p", "Holm"],
      rows: own.map(({ strategy, delta, paired, unpaired, p, holm }) => [
        strategy,
        difference(delta),
        range(paired),
        range(unpaired),
        probability(p),
        probability(holm),
      ]),
    })),
});

function test({ family, models }: FamilyLadder<CompleteModel>, strategy: Strategy, seed: number) {
  const [small, large] = [models[0]!, models.at(-1)!];
  const rows = pairedRows(small.asked[strategy], large.asked[strategy]).filter(([{ level }]) => level === LEVEL);
  const differences = rows.map(([one, other]) => one.quality - other.quality);
  const delta = mean(differences);
  const spread = Math.hypot(spreadOfMean(small.asked[strategy]), spreadOfMean(large.asked[strategy]));
  const clusters = clustersOf(
    { difference: differences, none: differences.map(() => 0) },
    rows.map(([{ id }]) => id),
  );
  return {
    family,
    smaller: small.name,
    larger: large.name,
    strategy,
    instructions: rows.length,
    delta,
    paired: releasedMeanBootstrap(differences).interval,
    unpaired: [delta - 1.96 * spread, delta + 1.96 * spread] as const,
    p: signFlip(clusters, ["difference", "none"], stream(seed, "scale-tests", family, strategy)),
  };
}

function spreadOfMean(run: Run): number {
  const scores = run.rows.filter(({ level }) => level === LEVEL).map(({ quality }) => quality);
  return deviation([...releasedMeanBootstrap(scores).replicates], "sample");
}
