import type { Clusters } from "#eval/stats/clusters";
import type { Rng } from "#src/rng";

/** Below this many clusters that differ, every assignment of signs is tried. */
const ENUMERABLE = 14;
/** Sums that differ by less are equal: partial credit adds up with rounding. */
const ROUNDING = 1e-9;

/**
 * A permutation test of two arms on the same items, two-sided: were the arms exchangeable within each cluster, each
 * cluster's difference could as well have had the other sign. Exact where few clusters differ; else over
 * `permutations` random assignments, the observed one counted among them (Phipson and Smyth 2010). 1 where the arms
 * never differ.
 */
export function signFlip<Arm extends string>(
  { sums }: Clusters<Arm>,
  contrast: readonly [Arm, Arm],
  rng: Rng,
  permutations = 9999,
): number {
  const [first, second] = contrast;
  const differences = sums[first].map((sum, i) => sum - sums[second][i]!).filter((difference) => difference !== 0);
  const least = Math.abs(differences.reduce((a, b) => a + b, 0)) - ROUNDING;
  const exact = differences.length < ENUMERABLE;
  const trials = exact ? 2 ** differences.length : permutations;
  let extreme = 0;
  for (let trial = 0; trial < trials; trial++) {
    let sum = 0;
    let signs = exact ? trial : 0;
    for (let i = 0; i < differences.length; i++) {
      if (!exact && i % 30 === 0) signs = rng.next() * 2 ** 30;
      sum += signs & 1 ? differences[i]! : -differences[i]!;
      signs >>= 1;
    }
    if (Math.abs(sum) >= least) extreme++;
  }
  return exact ? extreme / trials : (extreme + 1) / (trials + 1);
}
