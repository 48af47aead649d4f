/**
 * Shortens a round trip until no exchange of two edges (2-opt, Croes 1958) and no move of up to three neighbouring cities
 * (Or 1976) does. City 0 stays first.
 *
 * @param distances by city and city
 */
export function shortenTour(distances: readonly Float64Array[], start: readonly number[]): number[] {
  let tour = [...start];
  for (;;) {
    while (exchange(distances, tour));
    const moved = move(distances, tour);
    if (!moved) return tour;
    tour = moved;
  }
}

/** One scan that reverses every stretch whose reversal shortens the tour; whether there was one. */
function exchange(distances: readonly Float64Array[], tour: number[]): boolean {
  const n = tour.length;
  let shortened = false;
  for (let i = 1; i < n - 1; i++) {
    for (let j = i + 1; j < n; j++) {
      const [before, first, last, after] = [tour[i - 1]!, tour[i]!, tour[j]!, tour[(j + 1) % n]!];
      const now = distances[before]![first]! + distances[last]![after]!;
      if (distances[before]![last]! + distances[first]![after]! >= now) continue;
      for (let [low, high] = [i, j]; low < high; low++, high--) [tour[low], tour[high]] = [tour[high]!, tour[low]!];
      shortened = true;
    }
  }
  return shortened;
}

/** The tour with the first stretch elsewhere, either way round, whose move shortens it; undefined where none does. */
function move(distances: readonly Float64Array[], tour: readonly number[]): number[] | undefined {
  const far = (a: number, b: number) => distances[a]![b]!;
  const n = tour.length;
  for (let size = 1; size <= Math.min(3, n - 3); size++) {
    for (let i = 1; i + size <= n; i++) {
      const [before, first, last, after] = [tour[i - 1]!, tour[i]!, tour[i + size - 1]!, tour[(i + size) % n]!];
      const saved = far(before, first) + far(last, after) - far(before, after);
      for (let j = 0; j < n; j++) {
        if (j >= i - 1 && j < i + size) continue;
        const [left, right] = [tour[j]!, tour[(j + 1) % n]!];
        const straight = far(left, first) + far(last, right);
        const turned = far(left, last) + far(first, right);
        if (Math.min(straight, turned) - far(left, right) >= saved) continue;
        const stretch = tour.slice(i, i + size);
        if (turned < straight) stretch.reverse();
        const rest = [...tour.slice(0, i), ...tour.slice(i + size)];
        const at = j < i ? j + 1 : j + 1 - size;
        return [...rest.slice(0, at), ...stretch, ...rest.slice(at)];
      }
    }
  }
  return undefined;
}
