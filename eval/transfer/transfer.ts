import type { Gains } from "#eval/stats/average-recovery";
import type { Effect } from "#eval/transfer/effect";
import type { Gap } from "#eval/transfer/gap";
import type { PairedTest } from "#eval/transfer/paired";
import type { SeedTest } from "#eval/transfer/seed-tests";
import type { Unread } from "#eval/transfer/unread";

/**
 * Did tuning on the row help on the column? The paper's statistics (NLGift, section 3.3), and beside them better ones.
 * Cells are joined by item id; an item that does not count in one of them (a failed request) is left out of all. An arm
 * of several models stands for their mean.
 */
export interface Comparison extends PairedTest, Effect {
  /** Items that both cells share, where they are fewer than either has; undefined: all. */
  readonly compared?: number;
  readonly zeroShot: number;
  /** Accuracy of the model tuned on the column itself, which may be this one; undefined where there is none. */
  readonly inDistribution?: number;
  /** The paper's test: pooled two-proportion z, two-sided. z and p are undefined at 0/0 and when both are all right or all wrong. */
  readonly z?: number;
  readonly p?: number;
  /** p < α and an improvement. */
  readonly significant: boolean;
  /** The paper's test and the paired one of each model alone; undefined where there is but one. */
  readonly seeds?: readonly SeedTest[];
  /** Gains over zero-shot, of this arm and of the one in distribution; undefined where there is none. */
  readonly gains?: Gains;
  /** Performance gap recovered; undefined, with the reason, where tuning in distribution gained nothing significant. */
  readonly recovery?: number;
  readonly recoveryUndefined?: string;
  /** significant, and recovery at least λ */
  readonly strong: boolean;
  /** How sure the recovery is; undefined where the recovery is, and without bootstrap. */
  readonly gap?: Gap;
  /** What would follow if the replies that could not be read had been right, or wrong. */
  readonly unread: Unread;
}

/** A comparison as one of its matrix's family. */
export interface Transfer extends Comparison {
  /** Of the test by instances, or else of McNemar's mid-p; undefined in distribution, which is outside the family. */
  readonly adjusted?: { readonly holm: number; readonly benjaminiHochberg: number };
  /** Holm's p (in distribution the test's own) is below α, and the interval of the difference above 0. */
  readonly transfers: boolean;
  /** transfers, and recovers at least λ by the lower end of the recovery's interval; false without bootstrap. */
  readonly firm: boolean;
}
