import type { Cell } from "#eval/cell";
import { share } from "#eval/stats/proportion";
import { type Recovery, recovery, strong } from "#eval/stats/recovery";
import { significant } from "#eval/stats/significance";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { effectOf } from "#eval/transfer/effect";
import { gapOf } from "#eval/transfer/gap";
import { pairedTest } from "#eval/transfer/paired";
import { meanModel, panelOf } from "#eval/transfer/panel";
import type { Rules } from "#eval/transfer/rules";
import { seedTests } from "#eval/transfer/seed-tests";
import type { Comparison } from "#eval/transfer/transfer";
import { unreadOf } from "#eval/transfer/unread";
import { stream } from "#src/rng";

/** A tuned arm's cell, and the cells of the same column it is held against. */
export interface Compared {
  readonly tuned: Cell;
  readonly zeroShot: Cell;
  /** The arm tuned on the column itself; or why there is none. */
  readonly inDistribution: Cell | string;
}

/** Whether tuning helped, on the items that all cells share. Its random numbers are those of the cell's place. */
export function compare(cells: Compared, rules: Rules): Comparison {
  const { tuned: cell, zeroShot: base } = cells;
  const panel = panelOf({ tuned: cell, zeroShot: base });
  const [tuned, zeroShot] = [meanModel(panel.arms.tuned), meanModel(panel.arms.zeroShot)];
  const transfers = significant(tuned, zeroShot, rules.alpha);
  const fewest = Math.max(...[cell, base].flatMap(({ repeats }) => repeats.map(({ of }) => of)), 0);
  return {
    ...(tuned.of < fewest && { compared: tuned.of }),
    zeroShot: share(zeroShot),
    ...twoProportionZ(tuned, zeroShot),
    significant: transfers,
    ...(cell.repeats.length > 1 && { seeds: seedTests(panel, cell.repeats, rules.alpha) }),
    ...recovered(cells, rules, transfers),
    ...pairedTest(panel),
    ...effectOf(panel, rules, stream(0, cell.row, cell.column, "difference")),
    unread: unreadOf(panel, rules.alpha),
  };
}

/** What is known of the recovery. */
function recovered(
  { tuned, zeroShot, inDistribution }: Compared,
  rules: Rules,
  transfers: boolean,
): Pick<Comparison, "inDistribution" | "gains" | "recovery" | "recoveryUndefined" | "strong" | "gap"> {
  if (typeof inDistribution === "string") return { recoveryUndefined: inDistribution, strong: false };
  const panel = panelOf({ tuned, zeroShot, inDistribution });
  const { arms } = panel;
  const shares = {
    tuned: meanModel(arms.tuned),
    zeroShot: meanModel(arms.zeroShot),
    inDistribution: meanModel(arms.inDistribution),
  };
  const found: Recovery = recovery(shares, rules.alpha);
  const [gain, own] = [shares.tuned, shares.inDistribution].map((arm) => share(arm) - share(shares.zeroShot));
  const sure = "value" in found && tuned !== inDistribution && rules.resamples > 0;
  return {
    inDistribution: share(shares.inDistribution),
    gains: { gain: gain!, inDistribution: own! },
    ...("value" in found ? { recovery: found.value } : { recoveryUndefined: found.reason }),
    strong: strong(transfers, found, rules.lambda),
    ...(sure && { gap: gapOf(panel, rules, stream(0, tuned.row, tuned.column, "gap")) }),
  };
}
