import { type Cell, cellsOf } from "#splits/cells";
import { type Draw, type DrawSource, drawSource } from "#splits/draw-source";
import { type Filled, fill } from "#splits/fill";
import { sideOf } from "#splits/form";
import type { Split } from "#splits/manifest";
import { isPretrained } from "#splits/pretrained";
import type { Setting } from "#splits/settings";

/** What splits are drawn by. */
export interface Plan {
  readonly pattern: string;
  readonly seed: number;
  /** Rows of each training file, and of each test file; 0 leaves that side out. */
  readonly train: number;
  readonly test: number;
  /**
   * The share of all isomorphism classes that is kept for tests. Splits of one share never meet, so that files of one
   * folder train nothing that those of another test. undefined: the test rows' share of all rows
   */
  readonly testShare?: number;
}

/** The instances of one side of a cell. */
export interface FilledCell extends Filled {
  readonly cell: Cell;
  readonly split: Split;
}

/** Draws instances for one side of a cell. */
export type Filler = (cell: Cell, split: Split, count: number) => FilledCell;

/**
 * Draws what is asked for; no draw of a cell is made twice, however often it is filled.
 *
 * @param base forms of the graphs that no test graph may be isomorphic to
 * @throws UserError (the filler) where there are too few distinct instances
 */
export function filler(plan: Plan, base: ReadonlySet<string>): Filler {
  const testShare = plan.testShare ?? plan.test / (plan.train + plan.test);
  const sources = new Map<string, DrawSource>();
  const admits = (split: Split) => (draw: Draw) =>
    draw.forms.every((form) => sideOf(form, testShare) === split) &&
    (split === "train" || !draw.instances.some(({ graph }) => isPretrained(graph, base)));
  return (cell, split, count) => {
    const key = `${cell.task} ${cell.draws}`;
    const source = sources.get(key) ?? drawSource(cell, plan);
    sources.set(key, source);
    const share = split === "test" ? testShare : 1 - testShare;
    return { cell, split, ...fill(cell, { ...plan, split, count, share, source, admits: admits(split) }) };
  };
}

/**
 * Draws the instances of settings.
 *
 * @param splits the sides that are wanted; one of no rows is left out
 * @throws UserError where there are too few distinct instances
 */
export function fillCells(
  plan: Plan,
  settings: readonly Setting[],
  fillOne: Filler,
  splits: readonly Split[],
): FilledCell[] {
  return cellsOf(settings).flatMap((cell) =>
    splits.filter((split) => plan[split] > 0).map((split) => fillOne(cell, split, plan[split])),
  );
}
