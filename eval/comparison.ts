import type { Cell } from "#eval/cell";
import { RESAMPLES } from "#eval/stats/bootstrap-means";
import { adjust } from "#eval/stats/family";
import { share } from "#eval/stats/proportion";
import { LAMBDA } from "#eval/stats/recovery";
import { ALPHA } from "#eval/stats/significance";
import { type Effect, effectOf } from "#eval/transfer/effect";
import { type PairedTest, pairedP, pairedTest } from "#eval/transfer/paired";
import { meanModel, panelOf } from "#eval/transfer/panel";
import type { Rules } from "#eval/transfer/rules";
import { isScored } from "#eval/verdict";
import { stream } from "#src/rng";

/** A cell that two runs have in common, on the items that they share; rates in 0 … 1. */
export interface ComparedCell extends PairedTest, Pick<Effect, "difference"> {
  /** Its row in the first run, and in the second where that has another name. */
  readonly row: string;
  readonly other?: string;
  readonly column: string;
  /** Items that both have, and those that only the first or only the second has. */
  readonly items: number;
  readonly alone: readonly [first: number, second: number];
  /** Accuracy on the shared items: the mean over models where there are several. */
  readonly accuracy: readonly [first: number, second: number];
  /** The p by which it is judged, adjusted over all compared cells (Holm). */
  readonly holm: number;
}

/** Two cells to be compared. */
export interface CellPair {
  readonly first: Cell;
  readonly second: Cell;
}

/** The family that is judged together. */
const FAMILY = "every cell that both runs have";
/** Of the bootstraps; no test of equivalence is shown. */
const RULES: Rules = { alpha: ALPHA, lambda: LAMBDA, margin: 0.05, resamples: RESAMPLES };

/**
 * Compares cells item by item: McNemar's mid-p and Newcombe's paired interval of the difference, second minus first;
 * over several models, or items of one instance, an exact sign-flip test and a bootstrap. Pairs without a shared item
 * are left out.
 */
export function comparison(pairs: readonly CellPair[]): ComparedCell[] {
  const compared = pairs.map(comparePair).filter(({ items }) => items > 0);
  const names = compared.map(nameOf);
  const adjusted = adjust(
    { name: FAMILY, members: names },
    new Map(compared.map((cell, i) => [names[i]!, pairedP(cell)])),
  );
  return compared.map((cell, i) => ({ ...cell, holm: adjusted.get(names[i]!)!.holm }));
}

function comparePair({ first, second }: CellPair): Omit<ComparedCell, "holm"> {
  const panel = panelOf({ zeroShot: first, tuned: second });
  const items = panel.instances.length;
  const { difference } = effectOf(panel, RULES, stream(0, first.row, second.row, first.column, "compare"));
  return {
    row: first.row,
    ...(second.row !== first.row && { other: second.row }),
    column: first.column,
    items,
    alone: [itemsOf(first) - items, itemsOf(second) - items],
    accuracy: [share(meanModel(panel.arms.zeroShot)), share(meanModel(panel.arms.tuned))],
    difference,
    ...pairedTest(panel),
  };
}

function nameOf({ row, column }: Pick<ComparedCell, "row" | "column">): string {
  return JSON.stringify([row, column]);
}

/** Items to which a model of the cell replied. */
function itemsOf({ repeats }: Cell): number {
  const replied = repeats.flatMap(({ items }) => items.filter(({ outcome }) => isScored(outcome)));
  return new Set(replied.map(({ id }) => id)).size;
}
