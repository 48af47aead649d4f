import type { Cell } from "#benchmarks/nlgift/release/index";

/** The replies that each accuracy of a table was printed for (the paper, sections 3.1 and 4). */
export function printedItems({ pattern }: Pick<Cell, "pattern">): number {
  return pattern === "real-world" ? 1000 : 500;
}
