import type { Matrix, ScoredCell } from "#eval/matrix";
import { pairedP } from "#eval/transfer/paired";

/** What a test says about tuning: a significant gain, a significant loss, or neither. */
export type Claim = "gain" | "loss" | "none";

/** How claims are marked in text. */
export const SIGNS: Readonly<Record<Claim, string>> = { gain: "●", none: "○", loss: "▼" };

/**
 * What a cell claims at the matrix's α: by the paper's z, and by the paired test, adjusted over the family where the
 * cell belongs to it; undefined for a cell of the zero-shot row.
 */
export function claims(
  { accuracy, transfer }: ScoredCell,
  alpha: Matrix["alpha"],
): { readonly z: Claim; readonly paired: Claim } | undefined {
  if (!transfer) return undefined;
  const { significant, p, transfers, adjusted, difference } = transfer;
  const harmful = p !== undefined && p < alpha && accuracy < transfer.zeroShot;
  const below = (difference.interval?.[1] ?? difference.value) < 0;
  const harms = (adjusted?.holm ?? pairedP(transfer)) < alpha && below;
  return { z: significant ? "gain" : harmful ? "loss" : "none", paired: transfers ? "gain" : harms ? "loss" : "none" };
}
