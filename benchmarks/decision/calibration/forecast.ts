/** What a model held likely, what it picked, and what was right: options by place. */
export interface Forecast {
  /** One number for each option, as the model gave them: they need not sum to 1. */
  readonly probabilities: readonly number[];
  readonly picked: number;
  /** The right options, one or more. */
  readonly right: readonly number[];
}

/** Whether all its numbers can be probabilities, each within 0 … 1: what calibration can be computed from. */
export function isForecast({ probabilities, picked }: Forecast): boolean {
  return picked in probabilities && probabilities.every((p) => p >= 0 && p <= 1);
}
