/** Cities on a plane, in the order of their file. */
export interface CityMap {
  readonly id: string;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** TSPLIB's EUC_2D distance: the Euclidean one, rounded to the nearest integer (Reinelt 1991). */
export function cityDistance({ x, y }: CityMap, a: number, b: number): number {
  const [dx, dy] = [x[a]! - x[b]!, y[a]! - y[b]!];
  return Math.floor(Math.sqrt(dx * dx + dy * dy) + 0.5);
}
