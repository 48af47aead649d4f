import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { names } from "#src/pick";

/** So many queries of one kind are drawn from each network. */
export interface Cell {
  readonly order: number;
  readonly task: QueryTaskName;
  readonly answer: string;
  readonly repeats: number;
}

/** What is drawn from a network: which orders, and how often each answer. */
export interface Quota {
  readonly orders: readonly number[];
  readonly repeats: number;
  /** The degrees that are asked for; undefined: all. */
  readonly degrees?: readonly number[];
}

/** The paper's quotas: `main` is scored, `pilot` is for trying a set-up out and shares no graph with it. */
export const quotas = {
  main: { orders: [8, 9, 10, 11, 12], repeats: 2 },
  pilot: { orders: [8], repeats: 1, degrees: [0, 4, 7] },
} as const satisfies Record<string, Quota>;

/** The cells of a quota, in the order in which they are drawn. */
export function cellsOf({ orders, repeats, degrees }: Quota): Cell[] {
  return orders.flatMap((order) =>
    names(queryTasks).flatMap((task) => {
      const answers = queryTasks[task].options(order).map(({ id }) => id);
      const wanted = task === "degree_exact" && degrees ? degrees.map(String) : answers;
      return wanted.map((answer) => ({ order, task, answer, repeats }));
    }),
  );
}
