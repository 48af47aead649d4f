import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { count } from "#benchmarks/invariance/tables/units/sums";

export interface CanonicalLabelingInvarianceRow {
  readonly dataset: string;
  readonly scheme: string;
  readonly axis: string;
  readonly n_instances: number;
  readonly n_variants: number;
  /** Forms whose prompt came out as the canonical form's. */
  readonly variants_same_prompt: number;
  /** Instances of which all did. */
  readonly instances_all_same: number;
}

/** Whether a labelling scheme makes one prompt of all forms of an instance: no model is asked. */
export const canonicalLabelingInvariance: Table<CanonicalLabelingInvarianceRow> = {
  title: "One prompt for all forms",
  source: AUDIT,
  columns: {
    dataset: "text",
    scheme: "text",
    axis: "text",
    n_instances: "count",
    n_variants: "count",
    variants_same_prompt: "share",
    instances_all_same: "share",
  },
  rows: ({ labelledPrompts = [] }) =>
    cells(labelledPrompts, ({ dataset, scheme, axis }) => ({ dataset, scheme, axis })).map(({ key, items }) => {
      const instances = cells(items, ({ instance_id }) => ({ instance_id }));
      const all = count(instances, (instance) => instance.items.every(({ isSame }) => isSame));
      return {
        ...key,
        n_instances: instances.length,
        n_variants: items.length,
        variants_same_prompt: count(items, ({ isSame }) => isSame) / items.length,
        instances_all_same: all / instances.length,
      };
    }),
};
