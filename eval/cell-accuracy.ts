import type { Cell } from "#eval/cell";
import type { ScoredCell } from "#eval/matrix";
import type { Interval } from "#eval/stats/interval";
import { share } from "#eval/stats/proportion";
import { wilson } from "#eval/stats/wilson";
import { isSimple, panelOf } from "#eval/transfer/panel";
import { resampledDifference } from "#eval/transfer/resampled-difference";
import { isUnread } from "#eval/verdict";
import { names } from "#src/pick";
import { stream } from "#src/rng";

/** How accurate a cell is, and how sure that is. */
export function cellAccuracy(
  cell: Cell,
  resamples: number,
): Pick<ScoredCell, "accuracy" | "interval" | "spread" | "unparsed"> {
  const { right, of, repeats } = cell;
  const models = Math.max(1, repeats.length);
  const spread = deviation(repeats.map(share));
  return {
    accuracy: share(cell),
    interval: resampled(cell, resamples) ?? wilson({ right: right / models, of: of / models }),
    ...(spread !== undefined && { spread }),
    unparsed: unreadShare(cell),
  };
}

/** The interval where replies depend on each other: of the difference from a model that has nothing right. */
function resampled(cell: Cell, resamples: number): Interval | undefined {
  const alike = cell.right === 0 || cell.right === cell.of;
  // Resamples of replies that are all right, or all wrong, do not vary.
  if (resamples === 0 || alike) return undefined;
  const { instances, arms } = panelOf({ own: cell });
  const pair = { instances, arms: { tuned: arms.own, zeroShot: [instances.map(() => false)] } };
  if (isSimple(pair)) return undefined;
  return resampledDifference(pair, resamples, stream(0, cell.row, cell.column, "accuracy"));
}

/** Standard deviation; undefined for fewer than two values. */
function deviation(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

function unreadShare({ outcomes, of }: Cell): number {
  const unread = names(outcomes).filter(isUnread);
  return share({ right: unread.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0), of });
}
