import type { Run, RunRow } from "#benchmarks/graphinstruct/analysis/runs/run";

/** The rows of two runs on the same instruction, in the order of the instructions' names; of those that both have. */
export function pairedRows(one: Run, other: Run): [RunRow, RunRow][] {
  const others = new Map(other.rows.map((row) => [row.id, row]));
  return one.rows
    .flatMap((row): [RunRow, RunRow][] => {
      const match = others.get(row.id);
      return match ? [[row, match]] : [];
    })
    .sort(([a], [b]) => (a.id < b.id ? -1 : 1));
}
