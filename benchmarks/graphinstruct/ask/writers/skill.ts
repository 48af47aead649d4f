import type { Rng } from "#src/rng";

/** How well a writer writes. All are probabilities. */
export interface Skill {
  /** That it heeds a demand when it first writes a graph. */
  readonly care: number;
  /** What being told to reason, and seeing examples, adds to its care; below 0 where it confuses. */
  readonly reasoning: number;
  readonly examples: number;
  /** That it makes a slip in the edges of a graph, and after each one another. */
  readonly slip: number;
  /** That it writes something else than a graph in the notation. */
  readonly garble: number;
  /** That it sees that no graph can be what is asked. */
  readonly insight: number;
  /** That it gets right what it is told by name alone. */
  readonly guess: number;
}

export interface Writer {
  readonly name: string;
  readonly skill: Skill;
}

/**
 * The random numbers of one reply, a stream for each purpose: how a prompt is worded changes what a writer heeds, and not
 * its slips.
 */
export type Draws = (purpose: string) => Rng;
