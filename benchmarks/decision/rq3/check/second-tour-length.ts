import type { CityMap } from "#benchmarks/decision/rq3/tour/map";

/**
 * The length of a round trip worked out once more, another way: city by city in the order of the map, each to the one that
 * follows it.
 *
 * @throws RangeError for a tour that is not all cities, each once
 */
export function secondTourLength({ x, y }: CityMap, tour: readonly number[]): number {
  const after = new Int32Array(x.length).fill(-1);
  tour.forEach((city, i) => {
    after[city] = tour[i + 1] ?? tour[0]!;
  });
  if (tour.length !== x.length || after.includes(-1))
    throw new RangeError(`secondTourLength: expected each of ${x.length} cities once, got a tour of ${tour.length}`);
  let length = 0;
  for (const [city, next] of after.entries()) {
    const [across, up] = [x[next]! - x[city]!, y[next]! - y[city]!];
    length += Math.round(Math.sqrt(across * across + up * up));
  }
  return length;
}
