import type { Cell } from "#benchmarks/nlgift/release/index";

/** "Table 1, semantic, connectivity, ChatGPT": what a block of cells is headed by. */
export function cellTitle({ table, pattern, task, model }: Cell): string {
  const where = typeof table === "number" ? `Table ${table}` : `Figure ${table.replace("fig", "")}`;
  return [where, pattern, ...(task === pattern ? [] : [task]), model].join(", ");
}

/** "incident → adjacency": a cell below its title; a set that is its task's only one stands in the title already. */
export function cellPair({ train, test, task }: Cell): string {
  return `${train}${test === task ? "" : ` → ${test}`}`;
}
