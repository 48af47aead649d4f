import type { Output, Tokens } from "#benchmarks/graphinstruct/scores/score";

/** How an output came about: what verdicts of this benchmark hold as `read`. */
export interface Transcript {
  /** The output, with the tokens of every call that was made for it. */
  readonly output: Output;
  /** What the call that wrote the output took by itself: what the released code counts. */
  readonly own: Tokens;
  /** Whether tokens of some call are estimated, for the provider did not tell them. */
  readonly estimated: boolean;
  /** Each call, in order. */
  readonly rounds: readonly Round[];
}

/** One call of a transcript. */
export interface Round {
  /** Share of the constraints that the graph satisfies, from 0 to 1; 0 where no graph could be read. */
  readonly share: number;
  /** The keys of the constraints that it violates, in order; undefined where no graph could be read. */
  readonly violated?: readonly string[];
  readonly tokens: Tokens;
  /** Whether this is the call whose reply is the output. */
  readonly kept: boolean;
}
