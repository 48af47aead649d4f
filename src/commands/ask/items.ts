import type { Item } from "#eval/play-out";
import { question } from "#eval/question";
import type { Question } from "#generators/question";
import { type How, puttingOf } from "#src/commands/ask/how";
import type { Column } from "#src/commands/run/columns";

/** What a model is asked. */
export interface Asking {
  readonly splits: string;
  readonly columns: readonly Column[];
  readonly how: How;
}

/** A test file, put once. */
export interface Putting {
  readonly column: Column;
  readonly repeat: number;
  /** In the order of the column's problems. */
  readonly items: readonly Item[];
}

/** The test files as often as they are put. A question that two of them hold is one item, unless examples differ. */
export function puttingsOf({ splits, columns, how }: Asking): Putting[] {
  return columns.flatMap((column) => {
    const put = puttingOf(splits, column, how);
    const nameOf = ({ id }: Question, repeat: number) =>
      [...(how.examples > 0 ? [column.name] : []), id, ...(repeat > 0 ? [`repeat-${repeat}`] : [])].join("/");
    return Array.from({ length: how.repeats }, (_, repeat) => ({
      column,
      repeat,
      items: column.problems.map((one) => ({ id: nameOf(one, repeat), play: () => question(one, put(one, repeat)) })),
    }));
  });
}

/** All items, each once. */
export function distinctItems(puttings: readonly Putting[]): Item[] {
  return [...new Map(puttings.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}
