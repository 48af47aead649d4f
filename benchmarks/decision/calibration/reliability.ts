import type { Forecast } from "#benchmarks/decision/calibration/forecast";

/** The forecasts whose confidence is within a bin. */
export interface Bin {
  /** Confidences from `low` up to `high`, which only the last bin includes. */
  readonly low: number;
  readonly high: number;
  readonly of: number;
  /** Their mean confidence and the share of right picks; undefined where there are none. */
  readonly confidence?: number;
  readonly accuracy?: number;
}

export interface Reliability {
  readonly bins: readonly Bin[];
  /** The expected calibration error, in 0 … 1; undefined where there are no forecasts. */
  readonly error?: number;
  /** The largest gap of any bin. */
  readonly worst?: number;
}

/**
 * How often picks are right, by the confidence in them, in bins of equal width; and the expected calibration error, the mean gap
 * of confidence and accuracy over forecasts (Naeini, Cooper and Hauskrecht 2015; Guo et al. 2017).
 *
 * @param forecasts such as `isForecast` lets pass
 */
export function reliability(forecasts: readonly Forecast[], count = 10): Reliability {
  const confidences = forecasts.map(({ probabilities, picked }) => probabilities[picked]!);
  const places = confidences.map((confidence) => Math.min(count - 1, Math.floor(confidence * count)));
  const bins = Array.from({ length: count }, (_, bin) => {
    const members = [...forecasts.keys()].filter((i) => places[i] === bin);
    const of = members.length;
    const mean = (valueAt: (i: number) => number) => members.reduce((sum, i) => sum + valueAt(i), 0) / of;
    const means = of > 0 && {
      confidence: mean((i) => confidences[i]!),
      accuracy: mean((i) => Number(forecasts[i]!.right.includes(forecasts[i]!.picked))),
    };
    return { low: bin / count, high: (bin + 1) / count, of, ...means };
  });
  if (forecasts.length === 0) return { bins };
  const gaps = bins.map(({ of, confidence = 0, accuracy = 0 }) => ({ of, gap: Math.abs(confidence - accuracy) }));
  return {
    bins,
    error: gaps.reduce((sum, { of, gap }) => sum + of * gap, 0) / forecasts.length,
    worst: gaps.reduce((most, { gap }) => Math.max(most, gap), 0),
  };
}
