import { answers, type World } from "#bench/simulation/answers";
import { printTable } from "#bench/simulation/print-table";
import { tally } from "#bench/simulation/tally";
import { clustersOf } from "#eval/stats/clusters";
import { fieller } from "#eval/stats/fieller";
import type { RecoveryArm } from "#eval/stats/recovery-arms";
import { recoveryBootstrap } from "#eval/stats/recovery-bootstrap";
import { stream } from "#src/rng";

const TRIALS = 1500;
const RESAMPLES = 999;

/** Coverage of a recovery's intervals, where tuning in distribution gains much, something and hardly anything. */
export function recoveries(): void {
  const world = (zeroShot: number, tuned: number, inDistribution: number): World<RecoveryArm> => {
    return { items: 500, shares: { zeroShot, tuned, inDistribution }, correlation: 0.64 };
  };
  const rows = [world(0.5, 0.74, 0.8), world(0.3, 0.34, 0.4), world(0.5, 0.53, 0.54)].map((recovery) => {
    const { zeroShot, tuned, inDistribution } = recovery.shares;
    const truth = (tuned - zeroShot) / (inDistribution - zeroShot);
    return {
      "zero-shot, tuned, in distribution": [zeroShot, tuned, inDistribution].join(", "),
      "true PGR": truth.toFixed(2),
      ...covered(recovery, truth),
    };
  });
  printTable(`95% sets of a recovery, 500 items, latent correlation .64 (${TRIALS} trials)`, rows);
}

function covered(world: World<RecoveryArm>, truth: number): Record<string, string> {
  return tally(TRIALS, (trial) => {
    const rng = stream(0, "bench", "recoveries", truth, trial);
    const { arms, instances } = answers(world, rng);
    const clusters = clustersOf(arms, instances);
    const set = fieller(clusters)!;
    const boot = recoveryBootstrap(clusters, rng, { resamples: RESAMPLES });
    const defined = "value" in boot;
    return {
      "Fieller covers": set.kind === "line" || within(set, truth),
      "Fieller is an interval": set.kind === "interval",
      "bootstrap defined": defined,
      "BCa covers, where defined": defined ? boot.interval[0] <= truth && truth <= boot.interval[1] : undefined,
      "point ≥ .8": defined ? boot.value >= 0.8 : undefined,
      "lower bound ≥ .8": defined && boot.surelyStrong,
    };
  });
}

function within(set: Exclude<ReturnType<typeof fieller>, undefined | { kind: "line" }>, ratio: number): boolean {
  if (set.kind === "interval") return set.interval[0] <= ratio && ratio <= set.interval[1];
  return ratio <= set.gap[0] || set.gap[1] <= ratio;
}
