/** By what a matrix judges. */
export interface Rules {
  /** λ of strong recovery and α of every test. */
  readonly lambda: number;
  readonly alpha: number;
  /** Differences within ± this count as none (TOST). */
  readonly margin: number;
  /** Resamples of each bootstrap; 0: no bootstrap is made, and what rests on one is undefined. */
  readonly resamples: number;
}
