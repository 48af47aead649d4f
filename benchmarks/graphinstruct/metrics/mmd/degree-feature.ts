import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";

/** The share of nodes by degree, from 0 up to the highest; `[1]` for no nodes. */
export const degreeFeature = kept(({ degrees, order }: Facts): Float64Array => {
  if (order === 0) return Float64Array.of(1);
  let highest = 0;
  for (const degree of degrees) highest = Math.max(highest, degree);
  const shares = new Float64Array(highest + 1);
  for (const degree of degrees) shares[degree]! += 1 / order;
  return shares;
});
