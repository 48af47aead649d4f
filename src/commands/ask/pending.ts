import { type Item, playOut, unattempted } from "#eval/play-out";
import type { Responses } from "#eval/responses";
import type { Generate, Model, Request } from "#src/play";

/** The record of replies, and whether to ask again for what is in it. */
interface Recorded {
  readonly responses: Responses;
  readonly fresh: boolean;
}

/** The requests that asking a model would make: those to which no reply is recorded, or one that was cut short. */
export async function pending(model: Model, items: readonly Item[], recorded: Recorded): Promise<Generate[]> {
  const requests: Generate[] = [];
  const answer = async (request: Request) => {
    if (request.kind === "generate") requests.push(request);
    return unattempted;
  };
  for (const item of items) await playOut(item, { model, ...recorded, answer });
  return requests;
}
