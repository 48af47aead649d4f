import type { ScoredCell } from "#eval/matrix";
import type { Clusters } from "#eval/stats/clusters";
import { itemMeans, panelOf } from "#eval/transfer/panel";
import { names } from "#src/pick";

/** The cells of several arms in one column, and how much the column weighs beside others. */
export interface ColumnArms<Arm extends string> {
  readonly arms: Readonly<Record<Arm, readonly ScoredCell[]>>;
  readonly weight: number;
}

/**
 * Arms over several columns, summed by instance: within a column each item that counts in all its cells weighs the same,
 * and columns have the weights given, however many items they hold. An arm's answer to an item is the mean of its models'.
 * Columns of which the cells share no item are left out.
 */
export function weightedClusters<Arm extends string>(columns: readonly ColumnArms<Arm>[]): Clusters<Arm> {
  const parts = columns.map(itemsOf).filter(({ instances }) => instances.length > 0);
  const places = new Map([...new Set(parts.flatMap(({ instances }) => instances))].map((instance, i) => [instance, i]));
  const total = (answer: (part: Items<Arm>, item: number) => number) => {
    const sums = new Float64Array(places.size);
    for (const part of parts) {
      const weight = part.weight / part.instances.length;
      part.instances.forEach((instance, item) => {
        sums[places.get(instance)!]! += weight * answer(part, item);
      });
    }
    return sums;
  };
  const arms = columns[0] ? names(columns[0].arms) : [];
  return {
    sizes: total(() => 1),
    sums: Object.fromEntries(
      arms.map((arm) => [arm, total(({ means }, item) => means.get(arm)![item]!)]),
    ) as Clusters<Arm>["sums"],
  };
}

/** The items of a column, and each arm's mean answer to them. */
interface Items<Arm extends string> {
  readonly instances: readonly string[];
  readonly means: ReadonlyMap<Arm, readonly number[]>;
  readonly weight: number;
}

function itemsOf<Arm extends string>({ arms, weight }: ColumnArms<Arm>): Items<Arm> {
  const placed = names(arms).flatMap((arm) => arms[arm].map((cell, i) => [`${arm} ${i}`, cell] as const));
  const panel = panelOf(Object.fromEntries(placed));
  const meansOf = (arm: Arm) => {
    const cells = arms[arm].map((_, i) => itemMeans(panel.arms[`${arm} ${i}`]!));
    return panel.instances.map((_, item) => cells.reduce((sum, cell) => sum + cell[item]!, 0) / cells.length);
  };
  return { instances: panel.instances, means: new Map(names(arms).map((arm) => [arm, meansOf(arm)])), weight };
}
