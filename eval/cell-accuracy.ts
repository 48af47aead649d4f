import type { Cell } from "#eval/cell";
import type { ScoredCell } from "#eval/matrix";
import { share } from "#eval/stats/proportion";
import { twoLevelBootstrap } from "#eval/stats/two-level-bootstrap";
import { wilson } from "#eval/stats/wilson";
import { asScored, panelOf } from "#eval/transfer/panel";
import { isMute } from "#eval/verdict";
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
    interval: overSeeds(cell, resamples) ?? wilson({ right: right / models, of: of / models }),
    ...(spread !== undefined && { spread }),
    unparsed: muteShare(cell),
  };
}

/** The interval over seeds and instances: of the difference from a model that has nothing right. */
function overSeeds(cell: Cell, resamples: number) {
  if (cell.repeats.length < 2 || resamples === 0) return undefined;
  const { instances, arms } = panelOf({ own: cell });
  const repeated = { before: [instances.map(() => 0)], after: asScored(arms.own), instances };
  return twoLevelBootstrap(repeated, stream(0, cell.row, cell.column, "accuracy"), { resamples })?.interval;
}

/** Standard deviation; undefined for fewer than two values. */
function deviation(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

function muteShare({ outcomes, of }: Cell): number {
  const mute = names(outcomes).filter(isMute);
  return share({ right: mute.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0), of });
}
