import type { Matrix, ScoredCell } from "#eval/matrix";

/** What a test says about tuning: a significant gain, a significant loss, or neither. */
export type Claim = "gain" | "loss" | "none";

/** How claims are marked in text. */
export const SIGNS: Readonly<Record<Claim, string>> = { gain: "●", none: "○", loss: "▼" };

/** The two tests of a cell, at the matrix's α; undefined for a cell of the zero-shot row. */
export function claims(
  cell: ScoredCell,
  alpha: Matrix["alpha"],
): { readonly z: Claim; readonly mcnemar: Claim } | undefined {
  const { transfer } = cell;
  if (!transfer) return undefined;
  const { significant, p, mcnemar } = transfer;
  const lost = p !== undefined && p < alpha && cell.accuracy < transfer.zeroShot;
  return {
    z: significant ? "gain" : lost ? "loss" : "none",
    mcnemar:
      mcnemar.p >= alpha || mcnemar.gained === mcnemar.lost ? "none" : mcnemar.gained > mcnemar.lost ? "gain" : "loss",
  };
}
