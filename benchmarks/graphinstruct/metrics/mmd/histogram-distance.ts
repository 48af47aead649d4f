/**
 * The earth mover's distance of two histograms of one variable: the area between their cumulative sums, in bins.
 * Both are scaled to a sum of 1, where that is above 0, and the shorter one counts as followed by empty bins.
 */
export function histogramDistance(a: Float64Array, b: Float64Array): number {
  const [scaleA, scaleB] = [scaleOf(a), scaleOf(b)];
  const length = Math.max(a.length, b.length);
  let ahead = 0;
  let area = 0;
  for (let i = 0; i < length; i++) {
    if (i < a.length) ahead += a[i]! * scaleA;
    if (i < b.length) ahead -= b[i]! * scaleB;
    area += Math.abs(ahead);
  }
  return area;
}

function scaleOf(histogram: Float64Array): number {
  let sum = 0;
  for (const part of histogram) sum += part;
  return sum > 0 ? 1 / sum : 1;
}
