import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";

/** Pearson's correlation; undefined where one side does not vary. */
export function pearson(a: readonly number[], b: readonly number[]): number | undefined {
  const [centreA, centreB] = [mean(a), mean(b)];
  let [product, squaresA, squaresB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]! - centreA, b[i]! - centreB];
    product += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return squaresA > 0 && squaresB > 0 ? product / (Math.sqrt(squaresA) * Math.sqrt(squaresB)) : undefined;
}
