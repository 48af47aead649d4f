/** An arm's results, item by item: right (true or 1), wrong (false or 0), or a part between. */
export type Outcomes = readonly (boolean | number)[];

/** The results of several arms on the same items, summed by cluster. */
export interface Clusters<Arm extends string> {
  /** Items in each cluster. */
  readonly sizes: Float64Array;
  /** Of each arm, the sum of its results in each cluster. */
  readonly sums: Readonly<Record<Arm, Float64Array>>;
}

/**
 * Gathers items into clusters: items of one instance (one graph and query, worded in several ways) are not independent
 * of each other, so intervals and tests resample whole instances.
 *
 * @param instances the instance of each item
 * @throws RangeError for an arm that does not have one result for each instance
 */
export function clustersOf<Arm extends string>(
  arms: Readonly<Record<Arm, Outcomes>>,
  instances: readonly string[],
): Clusters<Arm> {
  const indices = new Map([...new Set(instances)].map((instance, i) => [instance, i]));
  const places = Int32Array.from(instances, (instance) => indices.get(instance)!);
  const sum = (results: Outcomes) => {
    const sums = new Float64Array(indices.size);
    places.forEach((place, i) => {
      sums[place]! += Number(results[i]);
    });
    return sums;
  };
  const sums = Object.entries<Outcomes>(arms).map(([arm, results]) => {
    if (results.length === instances.length) return [arm, sum(results)] as const;
    throw new RangeError(`clustersOf: expected ${instances.length} results of ${arm}, got ${results.length}`);
  });
  return {
    sizes: sum(new Array(instances.length).fill(1)),
    sums: Object.fromEntries(sums) as Record<Arm, Float64Array>,
  };
}
