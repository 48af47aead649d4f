/** How the learning rate moves over a run. */
export interface Schedule {
  /** Steps in all. */
  readonly steps: number;
  /** The highest rate, reached when the warm-up ends. */
  readonly rate: number;
  /** Steps of the linear rise. */
  readonly warmUp: number;
  /** The last step's share of the highest rate, 0 … 1. */
  readonly floor: number;
}

/** The rate of a step, counted from 0: a linear rise, then half a cosine down to the floor (Loshchilov & Hutter 2017). */
export function learningRate(step: number, { steps, rate, warmUp, floor }: Schedule): number {
  if (step < warmUp) return (rate * (step + 1)) / warmUp;
  const done = (step - warmUp) / Math.max(1, steps - 1 - warmUp);
  return rate * (floor + (1 - floor) * 0.5 * (1 + Math.cos(Math.PI * done)));
}
