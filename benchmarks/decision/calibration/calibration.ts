import { brier } from "#benchmarks/decision/calibration/brier";
import { type Forecast, isForecast } from "#benchmarks/decision/calibration/forecast";
import { type Reliability, reliability } from "#benchmarks/decision/calibration/reliability";

/** How well a model's probabilities fit what was right. */
export interface Calibration extends Reliability {
  /** Forecasts it rests on, and those left out, for some of their numbers are no probabilities. */
  readonly of: number;
  readonly unusable: number;
  readonly brier?: number;
}

/** The calibration of forecasts, nothing repaired: sums that are not 1 enter as they are. */
export function calibration(forecasts: readonly Forecast[]): Calibration {
  const usable = forecasts.filter(isForecast);
  const score = brier(usable);
  return {
    of: usable.length,
    unusable: forecasts.length - usable.length,
    ...reliability(usable),
    ...(score !== undefined && { brier: score }),
  };
}
