import { type CityMap, cityDistance } from "#benchmarks/decision/rq3/tour/map";

/** Distances by city and city. */
export function distanceMatrix(map: CityMap): readonly Float64Array[] {
  const { length } = map.x;
  return Array.from({ length }, (_, a) => Float64Array.from({ length }, (_, b) => cityDistance(map, a, b)));
}
