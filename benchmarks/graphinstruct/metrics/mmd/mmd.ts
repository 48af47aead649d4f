import { histogramDistance } from "#benchmarks/graphinstruct/metrics/mmd/histogram-distance";

/**
 * The maximum mean discrepancy of two sets of histograms: root of the unbiased estimate of its square, 0 where that is
 * below 0 or a set has fewer than two members (Gretton et al. 2012, section 2.2). The kernel is Gaussian in the earth
 * mover's distance (You et al. 2018, section 4.1).
 *
 * @param distances between all pairs, in bins: within the generated, within the references, and across
 * @param bandwidth the kernel's, in bins
 */
export function mmd({ generated, references, across }: Distances, bandwidth: number): number {
  if (generated.length === 0 || references.length === 0) return 0;
  const likeness = (all: Float64Array) => {
    let sum = 0;
    for (const distance of all) sum += Math.exp(-(distance * distance) / (2 * bandwidth * bandwidth));
    return sum / all.length;
  };
  return Math.sqrt(Math.max(0, likeness(generated) + likeness(references) - 2 * likeness(across)));
}

/** Earth mover's distances, one for each pair. */
export interface Distances {
  readonly generated: Float64Array;
  readonly references: Float64Array;
  readonly across: Float64Array;
}

/** The distance of each two different members. */
export function distancesWithin(histograms: readonly Float64Array[]): Float64Array {
  const distances = new Float64Array((histograms.length * (histograms.length - 1)) / 2);
  let at = 0;
  histograms.forEach((a, i) => {
    for (let j = 0; j < i; j++) distances[at++] = histogramDistance(a, histograms[j]!);
  });
  return distances;
}

/** The distance of each member of one set to each of the other. */
export function distancesAcross(a: readonly Float64Array[], b: readonly Float64Array[]): Float64Array {
  const distances = new Float64Array(a.length * b.length);
  a.forEach((one, i) => {
    b.forEach((other, j) => {
      distances[i * b.length + j] = histogramDistance(one, other);
    });
  });
  return distances;
}

/**
 * The median of the distances as a kernel's bandwidth (O'Bray et al. 2022), 1 where it is 0 or there are none.
 */
export function medianBandwidth(distances: Float64Array): number {
  const sorted = distances.toSorted();
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return median > 1e-10 ? median : 1;
}
