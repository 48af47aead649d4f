import type { Cell } from "#benchmarks/nlgift/release/index";
import { cellName } from "#benchmarks/nlgift/rescore/cell-name";
import { grids } from "#benchmarks/nlgift/rescore/paper-tables";

const accuracies = new Map(
  grids.flatMap(({ table, pattern, task, tests, models }) =>
    Object.entries(models).flatMap(([model, rows]) =>
      Object.entries(rows).flatMap(([train, printed]) =>
        printed.map((accuracy, i): [string, number] => {
          const test = tests[i]!;
          return [cellName({ table, model, task: task ?? test, pattern, train, test }), accuracy];
        }),
      ),
    ),
  ),
);

/** The accuracy that the paper prints for a cell; undefined where it prints none. */
export function published(cell: Cell): number | undefined {
  return accuracies.get(cellName(cell));
}
