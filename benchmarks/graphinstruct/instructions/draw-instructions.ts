import { drawInstruction } from "#benchmarks/graphinstruct/instructions/draw-instruction";
import { type Instruction, LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";

export interface DrawOptions {
  readonly seed: number;
  /** How many of each level, or by level; levels that are not named get none. */
  readonly count: number | Counts;
  /** undefined: all. */
  readonly levels?: readonly Level[];
}

export type Counts = Readonly<Partial<Record<Level, number>>>;

/**
 * Instructions of our own, in our own words, level by level. Each depends on the seed, its level and its place alone: of a
 * larger number the first are the same.
 *
 * The feasible ones have two references that satisfy every constraint; at level 2 one in ten is infeasible, and says why.
 */
export function drawInstructions({ seed, count, levels = LEVELS }: DrawOptions): Instruction[] {
  const counts = countsOf(count, levels);
  return LEVELS.flatMap((level) =>
    Array.from({ length: counts[level] ?? 0 }, (_, index) => drawInstruction(seed, level, index)),
  );
}

/** How many instructions of each of these levels. */
export function countsOf(count: number | Counts, levels: readonly Level[]): Counts {
  return Object.fromEntries(levels.map((level) => [level, typeof count === "number" ? count : (count[level] ?? 0)]));
}
