import { tasks } from "#generators/tasks/index";
import { equalParts, type Mixture, mixtureName } from "#splits/mixture";
import { UserError } from "#src/errors";
import { nameIn, names } from "#src/pick";

/** Training files that mix one task with all others. */
export interface Mix {
  readonly task: string;
  /** The task's shares in percent, more than 0 and at most 100; the others share the rest equally. */
  readonly shares: readonly number[];
}

/**
 * One mixture per share, named after task and share (shortest-path-25). The task's part is rounded to whole rows, half
 * up; what the rest leaves over goes one each to the first of the other tasks.
 *
 * @param rows of each file
 * @throws UserError for an unknown task, a share that is none, and one so small that it comes to no row
 */
export function mixtures({ task: wanted, shares }: Mix, rows: number): Mixture[] {
  const task = nameIn("task", tasks, wanted);
  const others = names(tasks).filter((name) => name !== task);
  return [...new Set(shares)].map((share) => {
    const count = Math.round((rows * share) / 100);
    if (!(share > 0 && share <= 100) || count === 0) {
      throw new UserError(
        `mix: expected shares in percent, of at least a row and up to 100, got ${share} of ${rows} rows`,
      );
    }
    return { name: mixtureName(task, share), parts: { [task]: count, ...equalParts(rows - count, others) } };
  });
}
