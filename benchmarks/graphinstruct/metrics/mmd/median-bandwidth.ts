/**
 * The median of the distances as a kernel's bandwidth (O'Bray et al. 2022), 1 where it is 0 or there are none.
 */
export function medianBandwidth(distances: Float64Array): number {
  const sorted = distances.toSorted();
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return median > 1e-10 ? median : 1;
}
