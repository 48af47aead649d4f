/** A fractional edge between two cities. */
export interface Support {
  readonly a: number;
  readonly b: number;
  readonly value: number;
}

/**
 * Sets of cities that too little joins to the others: the cuts that a run of Stoer and Wagner (1997) meets whose values
 * sum to less than `enough`, and among them a lightest cut of all.
 */
export function lightCuts(cities: number, support: readonly Support[], enough: number): number[][] {
  const joined = Array.from({ length: cities }, () => new Float64Array(cities));
  for (const { a, b, value } of support) {
    joined[a]![b]! += value;
    joined[b]![a]! += value;
  }
  const merged = Array.from({ length: cities }, (_, city) => [city]);
  let left = [...merged.keys()];
  const light: number[][] = [];
  while (left.length > 1) {
    const { last, before, value } = visit(joined, left);
    if (value < enough) light.push(merged[last]!);
    for (const city of left) {
      joined[before]![city]! += joined[last]![city]!;
      joined[city]![before] = joined[before]![city]!;
    }
    merged[before] = [...merged[before]!, ...merged[last]!];
    left = left.filter((city) => city !== last);
  }
  return light;
}

/** Visits cities, always the one most joined to those visited: the last two, and what joins the last one to all others. */
function visit(joined: readonly Float64Array[], left: readonly number[]) {
  const ties = new Float64Array(joined.length);
  const open = new Set(left);
  let [before, last] = [-1, -1];
  while (open.size > 0) {
    let next = -1;
    for (const city of open) if (next === -1 || ties[city]! > ties[next]!) next = city;
    open.delete(next);
    [before, last] = [last, next];
    for (const city of open) ties[city]! += joined[next]![city]!;
  }
  return { before, last, value: ties[last]! };
}
