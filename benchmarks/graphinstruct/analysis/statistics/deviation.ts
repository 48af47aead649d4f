import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";

/**
 * The standard deviation.
 *
 * @param divisor of the sum of squares: `population`, the number of values; `sample`, one less
 */
export function deviation(values: readonly number[], divisor: "population" | "sample"): number {
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (divisor === "sample" ? values.length - 1 : values.length));
}
