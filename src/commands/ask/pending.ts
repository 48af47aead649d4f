import { playOut, unattempted } from "#eval/play-out";
import { question } from "#eval/question";
import type { Responses } from "#eval/responses";
import { type How, puttingOf } from "#src/commands/ask/how";
import type { Column } from "#src/commands/run/columns";
import type { Generate, Model, Request } from "#src/play";

/** The requests that asking a model would make: those to which no reply is recorded, or one that was cut short. */
export async function pending(
  model: Model,
  splits: string,
  columns: readonly Column[],
  how: How,
  responses: Responses,
): Promise<Generate[]> {
  const requests: Generate[] = [];
  const answer = async (request: Request) => {
    if (request.kind === "generate") requests.push(request);
    return unattempted;
  };
  for (const column of columns) {
    const put = puttingOf(splits, column, how);
    for (const one of column.problems) {
      for (let repeat = 0; repeat < how.repeats; repeat++) {
        await playOut({ id: one.id, play: () => question(one, put(one, repeat)) }, { model, responses, answer });
      }
    }
  }
  return requests;
}
