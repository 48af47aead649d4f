import type { Average } from "#eval/transfer/averages";
import { count, recovered } from "#reports/format";
import { small, table } from "#reports/page/table";

/** Average recoveries, of all pairs, by row and by column; undefined where there is none. */
export function averageTable(averages: readonly Average[]): string | undefined {
  const rows = averages
    .filter(({ pairs, left }) => pairs + left > 0)
    .map((average) => ({
      head: nameOf(average),
      cells: [
        average.recovery === undefined ? small("undefined") : recovered(average.recovery),
        small(average.interval?.map(recovered).join(" to ") ?? "–"),
        `${count(average.pairs, "pair")}${average.left > 0 ? ` ${small(`${average.left} left out`)}` : ""}`,
      ],
    }));
  return rows.length === 0 ? undefined : table(["average", "gap recovered", "95%", "of"], rows);
}

function nameOf({ row, column }: Average): string {
  return row !== undefined ? `tuned on ${row}` : column !== undefined ? `tested on ${column}` : "all pairs";
}
