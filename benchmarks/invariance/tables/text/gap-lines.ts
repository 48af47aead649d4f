import type { GapRow } from "#benchmarks/invariance/tables/kinds/gap";
import { alignedLines } from "#benchmarks/invariance/tables/text/aligned-lines";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { meanGaps } from "#benchmarks/invariance/tables/units/mean-gaps";
import { percent, points, thousands } from "#reports/format";

const HEAD = ["gap of I: copied − given", "copied", "given", "points", "n", "calls copied", "given"];

/** A model's gaps by library and axis, over tasks. */
export function gapLines(rows: readonly GapRow[]): string[] {
  const keyOf = ({ library, axis }: GapRow) => ({ library, axis });
  const behind = new Map(cells(rows, keyOf).map(({ key, items }) => [`${key.library} ${key.axis}`, items]));
  const body = meanGaps(rows, keyOf).map(({ library, axis, code, graph_as_code, gap }) => {
    const items = behind.get(`${library} ${axis}`)!;
    const sum = (value: (row: GapRow) => number | undefined) =>
      items.reduce((total, row) => total + (value(row) ?? 0), 0);
    return [
      `${library} ${axis}`,
      percent(code, 1),
      percent(graph_as_code, 1),
      points(gap),
      ...[sum((row) => row.n_instances), sum((row) => row.n_calls_code), sum((row) => row.n_calls_graph_as_code)].map(
        thousands,
      ),
    ];
  });
  return alignedLines(HEAD, body);
}
