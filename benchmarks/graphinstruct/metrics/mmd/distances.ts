/** How far apart two features are, 0 or more. */
export type Distance = (a: Float64Array, b: Float64Array) => number;

/** The distance of each two different members. */
export function distancesWithin(features: readonly Float64Array[], distance: Distance): Float64Array {
  const distances = new Float64Array((features.length * (features.length - 1)) / 2);
  let at = 0;
  features.forEach((a, i) => {
    for (let j = 0; j < i; j++) distances[at++] = distance(a, features[j]!);
  });
  return distances;
}

/** The distance of each member of one set to each of the other. */
export function distancesAcross(
  a: readonly Float64Array[],
  b: readonly Float64Array[],
  distance: Distance,
): Float64Array {
  const distances = new Float64Array(a.length * b.length);
  a.forEach((one, i) => {
    b.forEach((other, j) => {
      distances[i * b.length + j] = distance(one, other);
    });
  });
  return distances;
}
