import type { Cell, Transfer } from "#eval/matrix";
import { mcnemar } from "#eval/stats/mcnemar";
import { type Proportion, share } from "#eval/stats/proportion";
import { type Recovery, recovery, strong } from "#eval/stats/recovery";
import { significant } from "#eval/stats/significance";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { isScored } from "#eval/verdict";

/** A tuned model's cell, and the cells of the same column it is held against. */
export interface Arms {
  readonly tuned: Cell;
  readonly zeroShot: Cell;
  /** The model tuned on the column itself. */
  readonly inDistribution?: Cell | undefined;
}

/** Whether tuning helped, on the items that all cells share, joined by id. */
export function transfer({ tuned, zeroShot, inDistribution }: Arms, alpha: number, lambda: number): Transfer {
  const [after = [], before = []] = join([tuned, zeroShot]);
  const arms = { tuned: proportion(after), zeroShot: proportion(before) };
  const own = inDistribution && join([tuned, zeroShot, inDistribution]).map(proportion);
  const gained = after.filter((right, i) => right && !before[i]).length;
  const lost = before.filter((right, i) => right && !after[i]).length;
  const transfers = significant(arms.tuned, arms.zeroShot, alpha);
  const recovered: Recovery = own
    ? recovery({ tuned: own[0]!, zeroShot: own[1]!, inDistribution: own[2]! }, alpha)
    : { reason: "no model was tuned on it" };
  return {
    ...(after.length < Math.max(tuned.of, zeroShot.of) && { compared: after.length }),
    zeroShot: share(arms.zeroShot),
    ...(own && { inDistribution: share(own[2]!) }),
    ...twoProportionZ(arms.tuned, arms.zeroShot),
    significant: transfers,
    mcnemar: { gained, lost, p: mcnemar(gained, lost) },
    ...("value" in recovered ? { recovery: recovered.value } : { recoveryUndefined: recovered.reason }),
    strong: strong(transfers, recovered, lambda),
  };
}

/** Of each cell, whether the items that count in all of them are right, in the same order. */
function join(cells: readonly Cell[]): boolean[][] {
  const rights = cells.map(rightById);
  const shared = [...rights[0]!.keys()].filter((id) => rights.every((right) => right.has(id)));
  return rights.map((right) => shared.map((id) => right.get(id)!));
}

function rightById({ row, column, repeats }: Cell): Map<string, boolean> {
  const items = repeats[0]?.items ?? [];
  const scored = items.filter(({ outcome }) => isScored(outcome));
  const right = new Map(scored.map(({ id, outcome }) => [id, outcome === "correct"]));
  if (right.size < scored.length) throw new RangeError(`transfer: expected each item once in cell ${row} × ${column}`);
  return right;
}

function proportion(rights: readonly boolean[]): Proportion {
  return { right: rights.filter(Boolean).length, of: rights.length };
}
