import { keyLines, MARK } from "#reports/analyses/chart/keys";
import type { Block } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";

/** A class of numbers: how its cells are filled, and what it is called. */
export interface Swatch {
  readonly label: string;
  readonly fill: string;
  readonly ink: string;
}

/** The classes in their order, on as many lines as they need. */
export function swatchKey(swatches: readonly Swatch[], width: number): Block {
  const keys = swatches.map(({ label, fill }) => ({
    name: label,
    mark: (x: number, y: number) => element("rect", { x, y, width: MARK, height: MARK, rx: 3, fill }),
  }));
  return keyLines(keys, width);
}
