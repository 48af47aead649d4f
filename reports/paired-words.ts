import type { Matrix } from "#eval/matrix";
import type { Transfer } from "#eval/transfer/transfer";

const [MCNEMAR, FLIPS] = ["McNemar", "sign flips by instance"];

/** The paired test by which pairs are judged; sign flips where items or models depend on each other. */
export function pairedWords({ cells }: Pick<Matrix, "cells">): string {
  const used = new Set(cells.flatMap(({ transfer }) => (transfer ? testOf(transfer) : [])));
  return used.size === 0 ? MCNEMAR : [...used].toSorted().join(" or ");
}

/** The paired test by which one pair is judged. */
export function testOf({ instances }: Pick<Transfer, "instances">): string {
  return instances ? FLIPS : MCNEMAR;
}
