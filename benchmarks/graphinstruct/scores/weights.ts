import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Dimension } from "#benchmarks/graphinstruct/scores/score";

/** What each dimension counts at a level (GraphInstruct, Table 4). */
export const dimensionWeights: Readonly<Record<Level, Readonly<Record<Dimension, number>>>> = {
  0: { D1: 0.1, D2: 0, D3: 0, D4: 0.6, D5: 0.3 },
  1: { D1: 0.15, D2: 0, D3: 0, D4: 0.7, D5: 0.15 },
  2: { D1: 0.15, D2: 0, D3: 0, D4: 0.7, D5: 0.15 },
  3: { D1: 0.15, D2: 0, D3: 0.15, D4: 0.5, D5: 0.2 },
  4: { D1: 0.1, D2: 0.15, D3: 0.05, D4: 0.55, D5: 0.15 },
  5: { D1: 0.15, D2: 0, D3: 0.15, D4: 0.5, D5: 0.2 },
};

/** What each level counts in the total (GraphInstruct, equation 2). */
export const levelWeights: Readonly<Record<Level, number>> = { 0: 0.05, 1: 0.1, 2: 0.15, 3: 0.2, 4: 0.25, 5: 0.25 };
