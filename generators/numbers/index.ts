import type { Numbers } from "#generators/numbers/numbers";

/** The number ranges by name. `digit` is the laptop study's. */
export const numbers = {
  "int-small": { scale: 1, low: 1, high: 10 },
  "int-large": { scale: 1, low: 11, high: 100 },
  float: { scale: 10, low: 10, high: 100 },
  digit: { scale: 1, low: 1, high: 9 },
} as const satisfies Record<string, Numbers>;

export type NumbersName = keyof typeof numbers;
