import type { Cell } from "#benchmarks/nlgift/release/index";
import { cellName } from "#benchmarks/nlgift/rescore/cell-name";
import type { Told } from "#benchmarks/nlgift/rescore/rescore";

/** Which items of each cell were answered right, when replies are read strictly. */
export interface Outcomes {
  readonly told: Told;
  /** By the item's number in its test set; an order of steps is right if it keeps all constraints. */
  of(cell: Cell & { readonly reused?: string }): ReadonlyMap<string, boolean>;
}

export function outcomes(): Outcomes {
  const cells = new Map<string, Map<string, boolean>>();
  return {
    told(cell, id, { right, of }) {
      const name = cellName(cell);
      const items = cells.get(name) ?? new Map<string, boolean>();
      cells.set(name, items);
      items.set(id.slice(id.lastIndexOf("/") + 1), right === of);
    },
    of: (cell) => cells.get(cell.reused ?? cellName(cell)) ?? new Map(),
  };
}
