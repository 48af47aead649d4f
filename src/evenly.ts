/** Cuts values, in order, into at most `most` runs whose lengths differ by one at most. */
export function evenly<Value>(values: readonly Value[], most: number): Value[][] {
  const runs = Math.min(most, values.length);
  const start = (run: number) => Math.floor((run * values.length) / runs);
  return Array.from({ length: runs }, (_, run) => values.slice(start(run), start(run + 1)));
}
