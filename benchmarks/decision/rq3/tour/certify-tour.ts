import { type Program, solveByCuts } from "#benchmarks/decision/rq3/programs/cutting-planes";
import type { Row } from "#benchmarks/decision/rq3/programs/row";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import { ascend } from "#benchmarks/decision/rq3/tour/ascend";
import { distanceMatrix } from "#benchmarks/decision/rq3/tour/distance-matrix";
import { lightCuts } from "#benchmarks/decision/rq3/tour/light-cuts";
import type { CityMap } from "#benchmarks/decision/rq3/tour/map";
import { rises } from "#benchmarks/decision/rq3/tour/rises";
import { shortTour } from "#benchmarks/decision/rq3/tour/short-tour";
import { tourLength } from "#benchmarks/decision/rq3/tour/tour-length";
import type { Rng } from "#src/rng";

/** Beyond so many cities a program is not tried: the bound of Held and Karp stands. */
const MOST_CITIES = 250;
const ROUNDING = 1e-6;

interface Road {
  readonly a: number;
  readonly b: number;
  readonly distance: number;
}

/**
 * A short round trip with a proof that none is shorter, or a bound: that of Held and Karp, then an integer program with
 * subtour cuts over the edges that a shorter trip could use.
 *
 * @param seconds the most the solver may take
 */
export async function certifyTour(map: CityMap, rng: Rng, seconds: number): Promise<Reference> {
  const distances = distanceMatrix(map);
  const tour = shortTour(map, distances, rng);
  const value = tourLength(map, tour);
  const { bound, tree } = ascend(distances, value);
  const least = Math.ceil(bound - ROUNDING);
  if (least >= value) return { kind: "certified", value, actions: tour.slice(1) };
  if (tour.length > MOST_CITIES) return { kind: "bounded", value, bound: least, actions: tour.slice(1) };
  const own = new Set(tour.flatMap((city, i) => [key(map, city, tour[(i + 1) % tour.length]!)]));
  const rise = rises(tree);
  const roads = roadsOf(distances).filter(
    ({ a, b }) => own.has(key(map, a, b)) || bound + rise[a]![b]! <= value - 1 + ROUNDING,
  );
  const start = Float64Array.from(roads, ({ a, b }) => Number(own.has(key(map, a, b))));
  const solved = await solveByCuts(program(tour.length, roads, start), seconds);
  const found = tourIn(roads.filter((_, r) => solved.values[r]! > 0.5));
  const reached = tourLength(map, found);
  const proved = Math.max(least, solved.bound);
  if (proved >= reached) return { kind: "certified", value: reached, actions: found.slice(1) };
  return { kind: "bounded", value: reached, bound: proved, actions: found.slice(1) };
}

function key({ x }: CityMap, a: number, b: number): number {
  return Math.min(a, b) * x.length + Math.max(a, b);
}

function roadsOf(distances: readonly Float64Array[]): Road[] {
  return distances.flatMap((row, a) =>
    Array.from(row.subarray(a + 1), (distance, i): Road => ({ a, b: a + 1 + i, distance })),
  );
}

function program(cities: number, roads: readonly Road[], start: Float64Array): Program {
  const across = (inside: ReadonlySet<number>): Row => ({
    terms: roads.flatMap(({ a, b }, r) => (inside.has(a) === inside.has(b) ? [] : [[r, 1] as const])),
    low: 2,
  });
  return {
    costs: roads.map(({ distance }) => distance),
    whole: roads.length,
    rows: Array.from({ length: cities }, (_, city) => ({ ...across(new Set([city])), high: 2 })),
    broken: (values) => {
      const support = roads.map(({ a, b }, r) => ({ a, b, value: values[r]! })).filter(({ value }) => value > ROUNDING);
      return lightCuts(cities, support, 2 - 1e-4).map((inside) => across(new Set(inside)));
    },
    start,
    step: 1,
  };
}

/** The cities of a round trip's edges, in the order in which it visits them from city 0. */
function tourIn(roads: readonly Road[]): number[] {
  const beside = roads.map(() => [] as number[]);
  for (const { a, b } of roads) {
    beside[a]!.push(b);
    beside[b]!.push(a);
  }
  const tour = [0];
  for (let before = -1; tour.length < roads.length; ) {
    const city = tour.at(-1)!;
    const next = beside[city]!.find((other) => other !== before)!;
    tour.push(next);
    before = city;
  }
  return tour;
}
