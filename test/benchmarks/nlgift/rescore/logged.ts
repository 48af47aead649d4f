import type { Cell, LogRow } from "#benchmarks/nlgift/release/index";
import { problemMaker } from "#benchmarks/nlgift/release/problem-maker";
import { taskNames } from "#benchmarks/nlgift/release/task-names";

const make = problemMaker();

/** A reply to a graph problem of our own making, in a cell. */
export function logged(
  cell: Partial<Cell> & Pick<Cell, "task">,
  problem: Partial<Parameters<typeof make>[2]> & { readonly graph: string; readonly node_number: number },
  response: string,
  id = "T/0000",
): LogRow {
  const whole = { table: 1, model: "ChatGPT", pattern: "semantic", train: "zero-shot", test: "incident", ...cell };
  const row = { question: "0 1", answer: "", ...problem };
  const worded = { prompt: "Words.", encoding: "incident" } as const;
  const asked = make("f:1", taskNames[cell.task]!, row, whole.test === "lint", worded);
  return { where: "f:1", id, cell: whole, asked, response };
}
