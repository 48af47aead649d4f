import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { heatSignature, TIMES } from "#benchmarks/graphinstruct/metrics/embedding/heat/heat-signature";
import { transportDistance } from "#benchmarks/graphinstruct/metrics/embedding/heat/transport-distance";

/** How alike two graphs are to heat that spreads in them, from 0 to 1, and over which distances. */
export interface HeatScore {
  /** At the first third of times: degrees and triangles. */
  readonly near: number;
  readonly middle: number;
  /** At the last third: communities, diameter, components, and at last the number of nodes. */
  readonly far: number;
  /** The mean of the three. */
  readonly aggregate: number;
}

/**
 * Compares graphs by the heat that nodes keep over time: at each time 1 minus the transport distance of the two samples
 * of nodes, as a share of the most that it could be. As NetLSD does (Tsitsulin et al. 2018) it looks at the heat kernel
 * at times on a logarithmic scale; it keeps the distribution over nodes, of which NetLSD takes the sum.
 *
 * Isomorphic graphs score 1, to rounding; the order of nodes, the choice of eigenvectors and which graph is the
 * reference make no difference. Directions and loops are ignored: D4 judges these.
 *
 * @returns undefined where a graph is too large for its spectrum
 */
export function heatScore(a: Facts, b: Facts): HeatScore | undefined {
  const [from, to] = [heatSignature(a), heatSignature(b)];
  if (!from || !to) return undefined;
  const likeness = from.map((kept, time) => likenessOf(kept, to[time]!));
  const [near, middle, far] = [0, 1, 2].map((third) =>
    mean(likeness.slice((third * TIMES) / 3, ((third + 1) * TIMES) / 3)),
  );
  return { near: near!, middle: middle!, far: far!, aggregate: mean(likeness) };
}

/**
 * Transport costs at most the mean heat kept in both graphs together, and at most the mean heat lost: by way of 0, or
 * of 1. So early, when little is lost, and late, when little is left, small differences count as much as they should.
 */
function likenessOf(a: Float64Array, b: Float64Array): number {
  if (a.length === 0 || b.length === 0) return Number(a.length === b.length);
  const left = mean(a) + mean(b);
  const most = Math.min(left, 2 - left);
  return most <= 0 ? 1 : Math.max(0, 1 - transportDistance(a, b) / most);
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}
