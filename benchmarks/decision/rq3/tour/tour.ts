import { bestAction } from "#benchmarks/decision/rq3/best-action";
import type { Rule, SequentialTask } from "#benchmarks/decision/rq3/task";
import { type CityMap, cityDistance } from "#benchmarks/decision/rq3/tour/map";
import { nearestThenExchange } from "#benchmarks/decision/rq3/tour/nearest-then-exchange";
import { tourLength } from "#benchmarks/decision/rq3/tour/tour-length";

/** The cities visited so far, city 0 first. */
export type Tour = readonly number[];

/** A shortest round trip, city by city: an action is the next city. */
export const tourTask = {
  goal: "least",
  begin: () => [0],
  isDone: ({ x }, tour) => tour.length === x.length,
  legal: unvisited,
  take: (tour, city) => [...tour, city],
  value: tourLength,
  rules: {
    nearest: rule((map, from, city) => cityDistance(map, from, city)),
    one_step_lookahead: rule((map, from, city, left) => cityDistance(map, from, city) + toNearest(map, city, left)),
    return_reserve: rule((map, from, city) => 2 * cityDistance(map, from, city) - cityDistance(map, city, 0)),
    isolation_priority: rule((map, from, city, left) => cityDistance(map, from, city) - toNearest(map, city, left)),
  },
  controls: { nearest_2opt_first_improvement_restart: nearestThenExchange },
} as const satisfies SequentialTask<CityMap, Tour>;

function unvisited({ x }: CityMap, tour: Tour): readonly number[] {
  const seen = new Set(tour);
  return [...x.keys()].filter((city) => !seen.has(city));
}

/** The unvisited city with the least cost. */
function rule(
  cost: (map: CityMap, from: number, city: number, left: readonly number[]) => number,
): Rule<CityMap, Tour> {
  return (map, tour) => {
    const left = unvisited(map, tour);
    return bestAction(left, (city) => -cost(map, tour.at(-1)!, city, left));
  };
}

/** The distance to the nearest other city that is left; 0 where there is none. */
function toNearest(map: CityMap, city: number, left: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of left) if (other !== city) least = Math.min(least, cityDistance(map, city, other));
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
