import type { ScoredCell } from "#eval/matrix";
import { pairedP } from "#eval/transfer/paired";
import type { Transfer } from "#eval/transfer/transfer";
import { familySize, type Grid, offDiagonal } from "#reports/cells";
import { type Claim, claims, SIGNS } from "#reports/claim";
import { percent, points, probability, recovered, statistic } from "#reports/format";
import { gainedLost } from "#reports/gained-lost";

/** A claim of the paper's statistics that the better ones do not bear out, or the reverse. */
export interface Change {
  readonly row: string;
  readonly column: string;
  readonly claim: "transfer" | "strong recovery";
  /** What each says, with its numbers. */
  readonly paper: string;
  readonly better: string;
  /** On one line: where the difference comes from. */
  readonly why: string;
}

/** The claims about transfer and strong recovery that change with the better statistics. */
export function changes(grid: Grid): Change[] {
  return offDiagonal(grid).flatMap((cell) => [...transferChange(cell, grid), ...recoveryChange(cell, grid)]);
}

const WORDS: Readonly<Record<Claim, string>> = { gain: "gain", none: "neither", loss: "loss" };

function transferChange({ row, column, ...cell }: ScoredCell, grid: Grid): Change[] {
  const said = claims({ row, column, ...cell }, grid.alpha);
  const { transfer } = cell;
  if (!transfer || !said || said.z === said.paired) return [];
  const [z, p] = [statistic(transfer.z), probability(transfer.p)];
  const holm = transfer.adjusted && `, Holm ${probability(transfer.adjusted.holm)}`;
  return [
    {
      ...{ row, column, claim: "transfer" },
      paper: `${SIGNS[said.z]} ${WORDS[said.z]}: z ${z}, p ${p}`,
      better: `${SIGNS[said.paired]} ${WORDS[said.paired]}: paired p ${probability(pairedP(transfer))}${holm ?? ""}`,
      why: whyTransfer(transfer, said.paired, { alpha: grid.alpha, family: familySize(grid, row) }),
    },
  ];
}

function whyTransfer(
  transfer: Transfer,
  paired: Claim,
  { alpha, family }: { readonly alpha: number; readonly family: number },
): string {
  const counts = gainedLost(transfer);
  if (paired !== "none") return `z takes the arms for independent samples; on the same items ${counts}`;
  if (pairedP(transfer) >= alpha) return `on the same items ${counts}, which is not enough`;
  if ((transfer.adjusted?.holm ?? 0) >= alpha) return `it would do alone, not as one of ${family} comparisons`;
  const [low, high] = transfer.difference.interval!;
  return `over training seeds the difference is ${points(low)} to ${points(high)} points`;
}

function recoveryChange({ row, column, transfer }: ScoredCell, { lambda }: Grid): Change[] {
  const interval = transfer?.gap?.interval;
  if (!transfer || !interval || transfer.strong === transfer.firm) return [];
  const [low, high] = interval.map(recovered);
  const why = !transfer.firm
    ? transfer.transfers
      ? `the recovery itself reaches ${percent(lambda)}, the lower end of its interval does not`
      : "the transfer itself does not hold"
    : "the gain is significant on the same items, not by z";
  return [
    {
      ...{ row, column, claim: "strong recovery", why },
      paper: `${transfer.strong ? "☆ strong" : "not strong"}: ${recovered(transfer.recovery!)}`,
      better: `${transfer.firm ? "★ strong" : "not sure"}: ${low} to ${high}`,
    },
  ];
}
