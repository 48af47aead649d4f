import quantile from "@stdlib/stats-base-dists-normal-quantile";
import type { Rng } from "#src/rng";

/** Models that answer the same items. */
export interface World<Arm extends string> {
  readonly items: number;
  /** The chance that each arm is right on an item. */
  readonly shares: Readonly<Record<Arm, number>>;
  /** Correlation of the arms' latent results on an item, which its difficulty makes. */
  readonly correlation: number;
  /** Items of one instance, 1 unless given. */
  readonly renderings?: number;
  /** Correlation, within an arm, of what difficulty leaves open between items of one instance; 0 unless given. */
  readonly within?: number;
}

/** Each arm's results and each item's instance, drawn from normal latent variables cut at the arm's share. */
export function answers<Arm extends string>(world: World<Arm>, rng: Rng) {
  const { items, shares, correlation, renderings = 1, within = 0 } = world;
  const normals = (count: number) => Float64Array.from({ length: count }, () => quantile(rng.next(), 0, 1));
  const instance = (item: number) => Math.floor(item / renderings);
  const difficulty = normals(Math.ceil(items / renderings));
  const arms = Object.entries<number>(shares).map(([arm, share]) => {
    const shared = normals(within > 0 ? difficulty.length : 0);
    const own = normals(items);
    const cut = quantile(share, 0, 1);
    const right = Array.from(own, (noise, item) => {
      const rest = Math.sqrt(1 - within) * noise + (within && Math.sqrt(within) * shared[instance(item)]!);
      return Math.sqrt(correlation) * difficulty[instance(item)]! + Math.sqrt(1 - correlation) * rest < cut;
    });
    return [arm, right] as const;
  });
  return {
    arms: Object.fromEntries(arms) as Record<Arm, boolean[]>,
    instances: Array.from({ length: items }, (_, item) => String(instance(item))),
  };
}
