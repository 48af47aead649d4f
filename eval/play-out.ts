import { type Responses, responseKey } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import type { Play, Reply, Request } from "#src/play";

/** Something to be played, under an id that no other item of the same log and model has. */
export interface Item {
  readonly id: string;
  play(): Play<Verdict>;
}

export const unattempted: Verdict = { outcome: "unattempted", why: "not asked yet" };
export const interrupted: Verdict = { outcome: "interrupted", why: "stopped before it ended" };

/** Gives the reply to a request that is not recorded, or the verdict with which the item ends instead. */
export type Answer = (request: Request) => Promise<Reply | Verdict>;

/**
 * Plays one item to its end: recorded replies are fed back, others are answered and recorded.
 *
 * @param model the model's id
 */
export async function playOut(item: Item, model: string, responses: Responses, answer: Answer): Promise<Verdict> {
  const play = item.play();
  let next = play.next();
  for (let step = 0; !next.done; step++) {
    const request = next.value;
    const key = responseKey(model, item.id, step, request);
    const recorded = responses.find(key);
    const reply = recorded ?? (await answer(request));
    if ("outcome" in reply) return reply.outcome === "unattempted" && step > 0 ? interrupted : reply;
    if (!recorded) responses.append({ schema: 1, key, play: item.id, step, model, request, reply });
    if (reply.kind === "unsupported") return { outcome: "unsupported", why: reply.reason };
    next = play.next(reply);
  }
  return next.value;
}
