import { type CityMap, cityDistance } from "#benchmarks/decision/rq3/tour/map";

/** The length of a round trip, the way back to its first city included. */
export function tourLength(map: CityMap, tour: readonly number[]): number {
  return tour.reduce((length, city, i) => length + cityDistance(map, city, tour[(i + 1) % tour.length]!), 0);
}
