import type { CityMap } from "#benchmarks/decision/rq3/tour/map";
import type { Rng } from "#src/rng";

/** Cities have whole coordinates from 0 to this. */
const SIDE = 1000;

/** Cities scattered evenly over a square. */
export function drawMap(rng: Rng, order: number, id: string): CityMap {
  const place = () => rng.int(0, SIDE);
  return { id, x: Float64Array.from({ length: order }, place), y: Float64Array.from({ length: order }, place) };
}
