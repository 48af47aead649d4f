import { question } from "#eval/question";
import { type Responses, responseKey } from "#eval/responses";
import { type How, puttingOf } from "#src/commands/ask/how";
import type { Column } from "#src/commands/run/columns";
import type { Generate, Model } from "#src/play";

/** The requests to a model that no reply is recorded to. */
export function* pending(
  { id }: Pick<Model, "id">,
  splits: string,
  columns: readonly Column[],
  how: How,
  responses: Responses,
): Generator<Generate> {
  for (const column of columns) {
    const put = puttingOf(splits, column, how);
    for (const one of column.problems) {
      for (let repeat = 0; repeat < how.repeats; repeat++) {
        const request = question(one, put(one, repeat)).next().value as Generate;
        if (!responses.find(responseKey(id, one.id, 0, request))) yield request;
      }
    }
  }
}
