import { secondTourLength } from "#benchmarks/decision/rq3/check/second-tour-length";
import type { Rule, SequentialTask } from "#benchmarks/decision/rq3/task";
import { type CityMap, cityDistance } from "#benchmarks/decision/rq3/tour/map";
import { nearestThenExchange } from "#benchmarks/decision/rq3/tour/nearest-then-exchange";
import { tourLength } from "#benchmarks/decision/rq3/tour/tour-length";

/** The cities visited so far, city 0 first. */
export type Tour = readonly number[];

/** A short round trip, city by city: an action is the next city. */
export const tourTask = {
  goal: "least",
  begin: () => [0],
  isDone: ({ x }, tour) => tour.length === x.length,
  legal: unvisited,
  take: (tour, city) => [...tour, city],
  value: tourLength,
  secondValue: secondTourLength,
  rules: {
    nearest: cheapest("the distance to the city, negated", ({ far }) => far),
    one_step_lookahead: cheapest(
      "the distance to the city plus that from there to the nearest other city left, negated",
      ({ far, onward }) => far + onward,
    ),
    return_reserve: cheapest(
      "the distance from the city back to city 0 minus twice the distance to the city",
      ({ far, home }) => 2 * far - home,
    ),
    isolation_priority: cheapest(
      "the distance from the city to the nearest other city left minus the distance to the city",
      ({ far, onward }) => far - onward,
    ),
  },
  controls: { nearest_2opt_first_improvement_restart: nearestThenExchange },
  show: (map, tour) => ({
    problem:
      "a round trip through all cities that is as short as possible; distances are Euclidean, rounded to integers",
    cities: [...map.x].map((x, city) => ({ city, x, y: map.y[city] })),
    tour,
    distances: unvisited(map, tour).map((city) => ({ city, distance: cityDistance(map, tour.at(-1)!, city) })),
  }),
  draw: ({ x, y }, tour) => ({
    nodes: x.length,
    directed: false,
    edges: [],
    positions: Array.from(x, (across, city) => [across, y[city]!] as const),
    route: tour,
  }),
  question: (tour) => `From city ${tour.at(-1)}, which city should the round trip go to next?`,
  nameOf: String,
} as const satisfies SequentialTask<CityMap, Tour>;

function unvisited({ x }: CityMap, tour: Tour): readonly number[] {
  const seen = new Set(tour);
  return [...x.keys()].filter((city) => !seen.has(city));
}

/** Distances of a city that may come next. */
interface Distances {
  readonly far: number;
  /** From there to the nearest other city left; 0 where there is none. */
  readonly onward: number;
  readonly home: number;
}

function cheapest(formula: string, cost: (distances: Distances) => number): Rule<CityMap, Tour> {
  return {
    formula,
    at(map, tour) {
      const left = unvisited(map, tour);
      return (city) =>
        -cost({
          far: cityDistance(map, tour.at(-1)!, city),
          get onward() {
            return toNearest(map, city, left);
          },
          home: cityDistance(map, city, 0),
        });
    },
  };
}

function toNearest(map: CityMap, city: number, left: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of left) if (other !== city) least = Math.min(least, cityDistance(map, city, other));
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
