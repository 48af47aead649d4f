import cdf from "@stdlib/stats-base-dists-binomial-cdf";
import { printTable } from "#bench/simulation/print-table";
import { clopperPearson } from "#eval/stats/clopper-pearson";
import type { Interval } from "#eval/stats/interval";
import type { Proportion } from "#eval/stats/proportion";
import { wilson } from "#eval/stats/wilson";

const SHARES = Array.from({ length: 199 }, (_, i) => (i + 1) / 200);

/** Coverage of the 95% intervals of one accuracy, by enumeration over shares .005 … .995. */
export function proportions(): void {
  const rows = [30, 100, 500].flatMap((of) => [
    { items: of, interval: "Wilson", ...coverage(wilson, of) },
    { items: of, interval: "Clopper–Pearson", ...coverage(clopperPearson, of) },
  ]);
  printTable("95% intervals of one accuracy: coverage over true shares, exact", rows);
}

function coverage(interval: (proportion: Proportion) => Interval, of: number) {
  const bounds = Array.from({ length: of + 1 }, (_, right) => interval({ right, of }));
  const covered = SHARES.map((share) => {
    const chance = (right: number) => cdf(right, of, share) - cdf(right - 1, of, share);
    return bounds.reduce((sum, [low, high], right) => sum + (low <= share && share <= high ? chance(right) : 0), 0);
  });
  const mean = covered.reduce((a, b) => a + b, 0) / covered.length;
  return { mean: mean.toFixed(3), least: Math.min(...covered).toFixed(3) };
}
