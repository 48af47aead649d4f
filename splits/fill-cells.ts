import { type Cell, cellsOf } from "#splits/cells";
import { type Draw, drawSource } from "#splits/draw-source";
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
}

export interface FilledCell extends Filled {
  readonly cell: Cell;
  readonly split: Split;
}

/**
 * Draws the instances of all settings, training and test sides.
 *
 * @param base forms of the graphs that no test graph may be isomorphic to
 * @throws UserError where there are too few distinct instances
 */
export function fillCells(plan: Plan, settings: readonly Setting[], base: ReadonlySet<string>): FilledCell[] {
  const { train, test } = plan;
  const testShare = test / (train + test);
  const sides = [
    { split: "train", count: train, share: 1 - testShare },
    { split: "test", count: test, share: testShare },
  ] as const;
  const admits = (split: Split) => (draw: Draw) =>
    draw.forms.every((form) => sideOf(form, testShare) === split) &&
    (split === "train" || !draw.instances.some(({ graph }) => isPretrained(graph, base)));
  return cellsOf(settings).flatMap((cell) => {
    const source = drawSource(cell, plan);
    return sides
      .filter(({ count }) => count > 0)
      .map((side) => ({
        cell,
        split: side.split,
        ...fill(cell, { ...plan, ...side, source, admits: admits(side.split) }),
      }));
  });
}
