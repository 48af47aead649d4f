import { kendall } from "#benchmarks/graphinstruct/analysis/statistics/kendall";
import { pearson } from "#benchmarks/graphinstruct/analysis/statistics/pearson";
import { ranks } from "#benchmarks/graphinstruct/analysis/statistics/ranks";

/** How a ranking of the same items by another score differs from the one by the usual score. */
export interface RankingChange {
  /** Of the first `k` by the usual score, how many are among the first `k` by the other; and the overlap of both sets over their union. */
  readonly top: readonly { readonly k: number; readonly kept: number; readonly jaccard: number }[];
  /** The most places that an item of the usual first 15 moves. */
  readonly shift: number;
  readonly firstKept: boolean;
  /** Spearman's and Kendall's correlations; undefined where a side does not vary. */
  readonly spearman: number | undefined;
  readonly kendall: number | undefined;
}

const SHIFTED = 15;

/**
 * Compares two rankings, from the highest score down; equal scores stand in the order of the items.
 *
 * @param ks how many of the first to compare
 */
export function rankingChange(
  usual: readonly number[],
  other: readonly number[],
  ks: readonly number[],
): RankingChange {
  const [before, after] = [descending(usual), descending(other)];
  const top = ks.map((k) => {
    const kept = before.slice(0, k).filter((item) => after.indexOf(item) < k).length;
    return { k, kept, jaccard: kept / (2 * Math.min(k, usual.length) - kept) };
  });
  return {
    top,
    shift: Math.max(...before.slice(0, SHIFTED).map((item, place) => Math.abs(after.indexOf(item) - place))),
    firstKept: before[0] === after[0],
    spearman: pearson(ranks(usual), ranks(other)),
    kendall: kendall(usual, other),
  };
}

function descending(scores: readonly number[]): number[] {
  return [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
}
