import { type Responses, responseKey } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import type { Model, Play, Reply, Request } from "#src/play";

/** Something to be played, under an id that no other item of the same log and model has. */
export interface Item {
  readonly id: string;
  play(): Play<Verdict>;
}

export const unattempted: Verdict = { outcome: "unattempted", why: "not asked yet" };
export const interrupted: Verdict = { outcome: "interrupted", why: "stopped before it ended" };

/** A request as an item makes it. */
export interface Asked {
  readonly request: Request;
  /** What its reply is recorded under. */
  readonly key: string;
  /** The item's id. */
  readonly play: string;
}

/** Gives the reply to an item's request that is not recorded, or the verdict with which the item ends instead. */
export type Answer = (request: Request, key: string, play: string) => Promise<Reply | Verdict>;

/** Where a reply came from: the model, the model again for the one on record was not to be served, or the record. */
export type Source = "asked" | "again" | "record";

/** How one item is played. */
export interface Playing {
  /** What was, or is, asked. */
  readonly model: Pick<Model, "id" | "deterministic">;
  readonly responses: Responses;
  readonly answer: Answer;
  /** Whether nothing is served that a former session recorded. */
  readonly fresh?: boolean | undefined;
  /** Told of each reply, where it came from, and what it is a reply to. */
  readonly replied?: ((reply: Reply, source: Source, asked: Asked) => void) | undefined;
}

/** Plays one item to its end: recorded replies are fed back, others are answered and recorded. */
export async function playOut(item: Item, playing: Playing): Promise<Verdict> {
  const { model, responses, answer, replied } = playing;
  const play = item.play();
  let next = play.next();
  for (let step = 0; !next.done; step++) {
    const request = next.value;
    const key = responseKey(model.id, item.id, step, request);
    const asked = { request, key, play: item.id };
    const recorded = responses.find(key);
    const source = recorded === undefined ? "asked" : isServed(key, recorded, playing) ? "record" : "again";
    const reply = source === "record" ? recorded! : await answer(request, key, item.id);
    if ("outcome" in reply) return reply.outcome === "unattempted" && step > 0 ? interrupted : reply;
    if (source !== "record") responses.append({ schema: 1, key, play: item.id, step, model: model.id, request, reply });
    replied?.(reply, source, asked);
    if (reply.kind === "unsupported") return { outcome: "unsupported", why: reply.reason };
    next = play.next(reply);
  }
  return next.value;
}

/**
 * Whether a recorded reply is served in place of asking. Any is in the session that asked for it. Of a former one's,
 * none is where all is to be asked anew; else those that were cut short or came empty are only if the model would say
 * the same again.
 */
function isServed(key: string, reply: Reply, { model, responses, fresh }: Playing): boolean {
  if (!responses.isFormer(key)) return true;
  return !fresh && (model.deterministic === true || isWhole(reply));
}

function isWhole(reply: Reply): boolean {
  if (reply.kind !== "text" || reply.finish === "filter") return true;
  return reply.finish !== "length" && reply.text.trim() !== "";
}
