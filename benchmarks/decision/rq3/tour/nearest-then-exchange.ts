import { type CityMap, cityDistance } from "#benchmarks/decision/rq3/tour/map";

/** The nearest-neighbour tour from city 0, then 2-opt: the first exchange that shortens it is made, and the search begins anew. */
export function nearestThenExchange(map: CityMap): number[] {
  const tour = nearestTour(map);
  while (exchangeOnce(map, tour));
  return tour;
}

function nearestTour(map: CityMap): number[] {
  const tour = [0];
  const left = new Set([...map.x.keys()].slice(1));
  while (left.size > 0) {
    const from = tour.at(-1)!;
    let next = -1;
    for (const city of left) {
      if (next === -1 || cityDistance(map, from, city) < cityDistance(map, from, next)) next = city;
    }
    left.delete(next);
    tour.push(next);
  }
  return tour;
}

/** Reverses the first stretch whose reversal shortens the tour; false where there is none. Position 0 stays. */
function exchangeOnce(map: CityMap, tour: number[]): boolean {
  const n = tour.length;
  for (let i = 1; i < n - 1; i++) {
    for (let j = i + 1; j < n; j++) {
      const [before, first, last, after] = [tour[i - 1]!, tour[i]!, tour[j]!, tour[(j + 1) % n]!];
      const now = cityDistance(map, before, first) + cityDistance(map, last, after);
      if (cityDistance(map, before, last) + cityDistance(map, first, after) >= now) continue;
      for (let [low, high] = [i, j]; low < high; low++, high--) [tour[low], tour[high]] = [tour[high]!, tour[low]!];
      return true;
    }
  }
  return false;
}
