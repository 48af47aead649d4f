import { averageRecovery } from "#eval/stats/average-recovery";
import type { Interval } from "#eval/stats/interval";
import type { RecoveryArm } from "#eval/stats/recovery-arms";
import { recoveryBootstrap } from "#eval/stats/recovery-bootstrap";
import type { Member } from "#eval/transfer/judge";
import { type Panel, panelOf } from "#eval/transfer/panel";
import { panelClusters } from "#eval/transfer/panel-clusters";
import { stream } from "#src/rng";

/** The recovery of several pairs together: their mean gain over the mean gain in distribution. */
export interface Average {
  /** Of which row or which column; neither: of all pairs. */
  readonly row?: string;
  readonly column?: string;
  /** Undefined where no pair has a recovery of its own, or the mean gain in distribution is not positive. */
  readonly recovery?: number;
  /**
   * 95%, BCa over instances, which pairs may share: all items of one are drawn together. Undefined over several training
   * seeds, where the mean gain in distribution may be nothing, and without bootstrap.
   */
  readonly interval?: Interval;
  /** Pairs that count: those whose column some arm of the same strategy was tuned on. */
  readonly pairs: number;
  /** Pairs that do not. */
  readonly left: number;
}

/** The names of a matrix's rows and columns, in order. */
export type Axes = { readonly rows: readonly string[]; readonly columns: readonly string[] };

/** Averages over all pairs out of distribution, over each row's, and over each column's. */
export function averagesOf(pairs: readonly Member[], { rows, columns }: Axes, resamples: number): Average[] {
  const each = (key: "row" | "column", names: readonly string[]) =>
    names.flatMap((name) => {
      const own = pairs.filter(({ cell }) => cell[key] === name);
      return own.length === 0 ? [] : { [key]: name, ...averageOf(own, resamples, `${key} ${name}`) };
    });
  return [averageOf(pairs, resamples, "all"), ...each("row", rows), ...each("column", columns)];
}

function averageOf(pairs: readonly Member[], resamples: number, name: string): Average {
  const gains = pairs.flatMap(({ comparison }) => comparison.gains ?? []);
  const some = pairs.some(({ comparison }) => comparison.recovery !== undefined);
  const recovery = some ? averageRecovery(gains) : undefined;
  const interval = recovery !== undefined && resamples > 0 ? overInstances(pairs, resamples, name) : undefined;
  return {
    ...(recovery !== undefined && { recovery }),
    ...(interval && { interval }),
    pairs: gains.length,
    left: pairs.length - gains.length,
  };
}

/** The interval of the pairs' items taken together. */
function overInstances(pairs: readonly Member[], resamples: number, name: string): Interval | undefined {
  const panels = pairs.flatMap(({ compared: { tuned, zeroShot, inDistribution } }) =>
    typeof inDistribution === "string" ? [] : panelOf({ tuned, zeroShot, inDistribution }),
  );
  if (panels.some(({ arms }) => Object.values(arms).some((models) => models.length > 1))) return undefined;
  const all = (arm: RecoveryArm) => [panels.flatMap(({ arms }) => arms[arm].flat())];
  const together: Panel<RecoveryArm> = {
    instances: panels.flatMap(({ instances }) => instances),
    arms: { tuned: all("tuned"), zeroShot: all("zeroShot"), inDistribution: all("inDistribution") },
  };
  const found = recoveryBootstrap(panelClusters(together), stream(0, "average", name), { resamples });
  return "interval" in found && found.interval.every(Number.isFinite) ? found.interval : undefined;
}
