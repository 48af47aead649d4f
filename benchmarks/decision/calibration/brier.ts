import type { Forecast } from "#benchmarks/decision/calibration/forecast";

/**
 * The mean Brier score over all options, in 0 … 2 for probabilities that sum to 1: the squared distance of what was held
 * likely from what was right (Brier 1950). Several right options count as one, held as likely as they are together.
 * undefined where there are no forecasts.
 */
export function brier(forecasts: readonly Forecast[]): number | undefined {
  if (forecasts.length === 0) return undefined;
  return forecasts.reduce((sum, forecast) => sum + distance(forecast), 0) / forecasts.length;
}

function distance({ probabilities, right }: Forecast): number {
  const golds = new Set(right);
  let onRight = 0;
  let squares = 0;
  probabilities.forEach((p, option) => {
    if (golds.has(option)) onRight += p;
    else squares += p * p;
  });
  return squares + (1 - onRight) ** 2;
}
