/** The 1-Wasserstein distance of two samples in ascending order: what it takes to turn one into the other. Not empty. */
export function transportDistance(a: Float64Array, b: Float64Array): number {
  let cost = 0;
  let moved = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [endA, endB] = [(i + 1) / a.length, (j + 1) / b.length];
    const end = Math.min(endA, endB);
    cost += (end - moved) * Math.abs(a[i]! - b[j]!);
    moved = end;
    if (endA === end) i++;
    if (endB === end) j++;
  }
  return cost;
}
