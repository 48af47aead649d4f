import type { Verdict } from "#eval/verdict";

/** One reply that a model gave to a training problem, and how it was judged. */
export interface Sampled {
  /** The problem's id. */
  readonly problem: string;
  /** Which sample of the problem it is, from 0. */
  readonly repeat: number;
  readonly reply: string;
  readonly verdict: Verdict;
}
