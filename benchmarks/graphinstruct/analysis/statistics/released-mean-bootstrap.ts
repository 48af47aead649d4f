import {
  type ReleasedBootstrap,
  releasedBootstrap,
} from "#benchmarks/graphinstruct/analysis/statistics/released-bootstrap";

/** The bootstrap of a mean as the released analyses make it, with 1,000 resamples. */
export function releasedMeanBootstrap(values: readonly number[]): ReleasedBootstrap {
  return releasedBootstrap(values.length, 1000, (drawn) => {
    let sum = 0;
    for (const place of drawn) sum += values[place]!;
    return sum / values.length;
  });
}
