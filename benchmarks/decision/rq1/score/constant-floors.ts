import type { Query } from "#benchmarks/decision/rq1/query";
import { macroOf } from "#benchmarks/decision/rq1/score/macro-of";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { groupBy } from "#src/group-by";
import { names } from "#src/pick";

/** What always giving one answer scores. */
export interface Floor {
  readonly task: QueryTaskName;
  /** The id of the best constant answer; the first of equals. */
  readonly option: string;
  /** Its primary score, the mean over sizes, in 0 … 1. */
  readonly accuracy: number;
}

/** The score of the best constant answer to each task, which reading the graph has to beat. */
export function constantFloors(queries: readonly Query[]): Floor[] {
  const byTask = groupBy(queries, ({ task }) => task);
  return names(queryTasks)
    .filter((task) => byTask.has(task))
    .map((task) => {
      const sizes = [...groupBy(byTask.get(task)!, ({ graph }) => graph.order)];
      const largest = sizes.reduce((most, [order]) => Math.max(most, order), 0);
      const floors = queryTasks[task].options(largest).map(({ id: option }): Floor => {
        const rights = sizes.map(([, those]) => ({
          right: those.filter(({ answer }) => answer === option).length,
          of: those.length,
        }));
        return { task, option, accuracy: macroOf(rights).accuracy };
      });
      return floors.reduce((best, floor) => (floor.accuracy > best.accuracy ? floor : best));
    });
}
