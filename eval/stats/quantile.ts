/** The value below which the share `at` of sorted values lies, interpolated linearly (Hyndman and Fan 1996, type 7). */
export function quantile(sorted: Float64Array, at: number): number {
  const place = at * (sorted.length - 1);
  const below = Math.floor(place);
  const next = Math.min(below + 1, sorted.length - 1);
  return sorted[below]! + (place - below) * (sorted[next]! - sorted[below]!);
}
