import { type Arm, type Cell, ZERO_SHOT } from "#eval/cell";

/** An arm a row, zero-shot first, each tuned on the setting that it is named for, all by the same strategy. */
export function defaultArms(cells: readonly Cell[]): Arm[] {
  const rows = [...new Set(cells.map(({ row }) => row))];
  const ordered = [...rows.filter((row) => row === ZERO_SHOT), ...rows.filter((row) => row !== ZERO_SHOT)];
  return ordered.map((row) => {
    const own = cells.filter((cell) => cell.row === row).flatMap(({ repeats }) => repeats);
    const seeds = [...new Set(own.flatMap(({ seed }) => seed ?? []))];
    return { row, ...(row !== ZERO_SHOT && { setting: row }), strategy: "", seeds };
  });
}
