import type { Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type ArmKey, armKey } from "#benchmarks/invariance/tables/units/keys";
import { calls, count } from "#benchmarks/invariance/tables/units/sums";

export interface CutOffRow extends ArmKey {
  readonly n: number;
  readonly n_calls: number;
  readonly n_cut_off: number;
  readonly frac_cut_off: number;
}

/** Replies that ended at the limit of their length. */
export const cutOff: Table<CutOffRow> = {
  title: "Replies that were cut off",
  source: "our own",
  columns: {
    dataset: "text",
    model: "text",
    mode: "text",
    library: "text",
    n: "count",
    n_calls: "count",
    n_cut_off: "count",
    frac_cut_off: "share",
  },
  rows: ({ all }) =>
    cells(all, armKey).map(({ key, items }) => {
      const n = items.length;
      const n_cut_off = count(items, ({ finish_reason }) => finish_reason === "length");
      return { ...key, n, n_calls: calls(items), n_cut_off, frac_cut_off: n_cut_off / n };
    }),
};
