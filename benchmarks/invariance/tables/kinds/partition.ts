import type { Table } from "#benchmarks/invariance/tables/table";
import { CATEGORIES, type Category, categoryOf } from "#benchmarks/invariance/tables/units/category";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { type Group, groupKey, isHeadline } from "#benchmarks/invariance/tables/units/groups";
import type { ArmKey, CellKey } from "#benchmarks/invariance/tables/units/keys";
import { calls } from "#benchmarks/invariance/tables/units/sums";

export interface Partition extends Readonly<Record<Category, number>> {
  readonly n_instances: number;
  /** Distinct prompts. */
  readonly n_calls: number;
}

export type PartitionRow = CellKey & Partition;

/** Each instance in one of five categories: what identical answers alone hide. Read first. */
export const partition: Table<PartitionRow> = {
  title: "What the answers to one instance's forms are",
  source: "the categories of the published audit, as shares of instances",
  columns: {
    dataset: "text",
    task: "text",
    mode: "text",
    library: "text",
    axis: "text",
    model: "text",
    identical_correct: "share",
    stable_wrong: "share",
    valid_different: "share",
    varying_error: "share",
    missing: "share",
    n_instances: "count",
    n_calls: "count",
  },
  rows: ({ groups }) => cells(groups, groupKey).map(({ key, items }) => ({ ...key, ...partitionOf(items) })),
};

/** The share of each category among groups, one at least; they sum to 1. */
export function partitionOf(groups: readonly Group[]): Partition {
  const counts: Record<Category, number> = {
    identical_correct: 0,
    stable_wrong: 0,
    valid_different: 0,
    varying_error: 0,
    missing: 0,
  };
  for (const { members } of groups) counts[categoryOf(members)]++;
  for (const category of CATEGORIES) counts[category] /= groups.length;
  return { ...counts, n_instances: groups.length, n_calls: calls(groups.flatMap(({ members }) => members)) };
}

/** The partition of each arm, its tasks and the axes relabel and order taken together. */
export function armPartitions(groups: readonly Group[]): (ArmKey & Partition)[] {
  return cells(groups.filter(isHeadline), ({ forms }) => forms.arm).map(({ key, items }) => ({
    ...key,
    ...partitionOf(items),
  }));
}
