import cdf from "@stdlib/stats-base-dists-normal-cdf";

/** P(Z > z) of the standard normal, to full precision far into the tail. */
export function normalTail(z: number): number {
  return cdf(-z, 0, 1);
}
