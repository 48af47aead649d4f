import type { CityMap } from "#benchmarks/decision/rq3/tour/map";
import { nearestThenExchange } from "#benchmarks/decision/rq3/tour/nearest-then-exchange";
import { shortenTour } from "#benchmarks/decision/rq3/tour/shorten-tour";
import { tourLength } from "#benchmarks/decision/rq3/tour/tour-length";
import type { Rng } from "#src/rng";

/** The most kicks, after each of which a shorter tour is looked for anew; many cities get fewer, for each takes longer. */
const KICKS = 50;
const WORK = 10_000;

/**
 * A good round trip: a local optimum, kicked and shortened again many times (iterated local search with the double
 * bridge of Martin, Otto and Felten 1991).
 */
export function shortTour(map: CityMap, distances: readonly Float64Array[], rng: Rng): number[] {
  let best = shortenTour(distances, nearestThenExchange(map));
  let length = tourLength(map, best);
  const kicks = best.length < 8 ? 0 : Math.min(KICKS, WORK / best.length);
  for (let kick = 0; kick < kicks; kick++) {
    const tour = shortenTour(distances, kicked(best, rng));
    const found = tourLength(map, tour);
    if (found < length) [best, length] = [tour, found];
  }
  return best;
}

/** Two neighbouring stretches change places. */
function kicked(tour: readonly number[], rng: Rng): number[] {
  const places = Array.from({ length: tour.length - 1 }, (_, i) => i + 1);
  const [a, b, c] = rng.sample(places, 3).sort((p, q) => p - q) as [number, number, number];
  return [...tour.slice(0, a), ...tour.slice(b, c), ...tour.slice(a, b), ...tour.slice(c)];
}
