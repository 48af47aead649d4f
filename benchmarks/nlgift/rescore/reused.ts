import type { Cell } from "#benchmarks/nlgift/release/index";
import { cellName } from "#benchmarks/nlgift/rescore/cell-name";
import { published } from "#benchmarks/nlgift/rescore/published";
import type { ScoredCell } from "#benchmarks/nlgift/rescore/scored-cell";

/** Where table 4 has its columns' untuned and in-distribution accuracies from. */
const sources: readonly (Pick<Cell, "table" | "task" | "pattern"> & {
  readonly test: string;
  readonly model?: string;
})[] = [
  { table: 1, task: "connectivity", pattern: "semantic", test: "incident" },
  { table: 3, task: "topology", pattern: "structural/type", test: "ER" },
  { table: 3, task: "shortest_path", pattern: "structural/type", test: "ER", model: "LLaMA2-7B" },
  { table: 2, task: "shortest_path", pattern: "numerical", test: "sint", model: "ChatGPT" },
  { table: 2, task: "flow", pattern: "numerical", test: "sint" },
];

/**
 * The cells of table 4 that have no logs of their own: it prints the untuned and the in-distribution accuracies of tables
 * 1 to 3 again.
 */
export function reusedCells(cells: readonly ScoredCell[]): ScoredCell[] {
  return cells.flatMap((cell) => {
    const { table, task, pattern, train, test, model } = cell;
    const source = sources.find(
      (known) =>
        known.table === table &&
        known.task === task &&
        known.pattern === pattern &&
        known.test === test &&
        (known.model ?? model) === model,
    );
    if (!source || (train !== "zero-shot" && train !== test)) return [];
    const there = { table: 4, model, task, pattern: "reasoning", train: train === test ? task : train, test: task };
    return [{ ...cell, ...there, paper: published(there) ?? null, reused: cellName(cell) }];
  });
}
