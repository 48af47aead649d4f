import type { LogRow } from "#benchmarks/nlgift/release/index";

/** What one reply counts. */
export interface Judgement {
  /** 1 or 0; of an order of steps, the constraints that it keeps. */
  readonly right: number;
  /** 1; of an order of steps, its constraints. */
  readonly of: number;
  /** Whether an answer could be read, and if not, because the reply holds none or holds several. */
  readonly read: "answer" | "ambiguous" | "unparsed";
}

/** A way to score a reply. */
export type Judge = (row: LogRow) => Judgement;

/** The judgement on a reply that is either right or not. */
export function judged(right: boolean, read: Judgement["read"] = "answer"): Judgement {
  return { right: Number(right), of: 1, read };
}
