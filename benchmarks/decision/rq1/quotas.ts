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
  /** The degrees that are asked for, where a graph's order allows them; undefined: all. */
  readonly degrees?: readonly number[];
}

/**
 * What is drawn, by split. The paper's are `main`, which is scored, and `pilot`, for trying a set-up out. `ladder` goes
 * on to larger graphs, with degrees that every network has; `train` is to learn from.
 */
export const quotas = {
  main: { orders: [8, 9, 10, 11, 12], repeats: 2 },
  pilot: { orders: [8], repeats: 1, degrees: [0, 4, 7] },
  ladder: { orders: [8, 12, 16, 20, 25, 30], repeats: 3, degrees: [0, 1, 2, 3, 4, 5, 6, 7] },
  train: { orders: [8, 9, 10, 11, 12], repeats: 10 },
} as const satisfies Record<string, Quota>;

export type SplitName = keyof typeof quotas;

/** The cells of a quota, in the order in which they are drawn. */
export function cellsOf({ orders, repeats, degrees }: Quota): Cell[] {
  return orders.flatMap((order) =>
    names(queryTasks).flatMap((task) => {
      const answers = queryTasks[task].options(order).map(({ id }) => id);
      const isWanted = (answer: string) => task !== "degree_exact" || !degrees || degrees.includes(Number(answer));
      return answers.filter(isWanted).map((answer) => ({ order, task, answer, repeats }));
    }),
  );
}
