import type { Cell } from "#benchmarks/nlgift/release/index";

/** A name for a cell: equal for equal cells. */
export function cellName({ table, model, task, pattern, train, test }: Cell): string {
  return [table, pattern, task, model, train, test].join(" ");
}
