import { setMaxListeners } from "node:events";
import { giveUp } from "#eval/give-up";
import type { Intent } from "#eval/intents";
import { type Answer, type Item, interrupted, type Playing, playOut, unattempted } from "#eval/play-out";
import type { Responses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import { UserError } from "#src/errors";
import type { Model } from "#src/play";

export interface AskOptions {
  /** Stops asking: replies that are under way are given up, what came before is kept. */
  readonly signal?: AbortSignal;
  /** Told of each item as it ends. */
  readonly done?: (id: string, verdict: Verdict) => void;
  /** Told of each reply and where it came from; `replyCounter` counts them. */
  readonly replied?: Playing["replied"];
  /** Whether to ask again for what former sessions recorded, of whatever model; their records stay, the last one counts. */
  readonly fresh?: Playing["fresh"];
}

/**
 * Plays items over a model, as many at once as it likes to have open, and records each reply. Replies that are
 * recorded already are fed back instead of being asked for, so a run that was stopped goes on where it was; those that
 * were cut short or came empty in a former session are asked for again, unless the model is deterministic.
 *
 * An item whose request the model does not support, or whose request failed, ends with that outcome; the others go on.
 *
 * @returns the verdicts by id, in the order of the items, whatever the order in which they ended
 * @throws UserError for a repeated id, and for what the user must mend before asking makes sense: a log that cannot be
 *   written, a UserError of the model (a missing key). Nothing recorded is lost.
 */
export async function ask(
  model: Model,
  items: readonly Item[],
  responses: Responses,
  { signal, done, replied, fresh }: AskOptions = {},
): Promise<Map<string, Verdict>> {
  requireDistinct(items);
  const halt = new AbortController();
  const stop = signal ? AbortSignal.any([signal, halt.signal]) : halt.signal;
  setMaxListeners(0, stop); // one for each open request of a model that heeds it; Node warns at eleven
  const verdicts = new Map(items.map(({ id }) => [id, unattempted]));
  const waiting = items.values();
  const playing: Playing = { model, responses, replied, fresh, answer: answers(model, responses, stop) };
  const lane = async () => {
    for (const item of waiting) {
      const verdict = await playOut(item, playing);
      verdicts.set(item.id, verdict);
      done?.(item.id, verdict);
    }
  };
  const lanes = Array.from({ length: Math.min(model.concurrency ?? 8, items.length) }, () =>
    lane().catch((error) => {
      halt.abort();
      throw error;
    }),
  );
  for (const lane of await Promise.allSettled(lanes)) {
    if (lane.status === "rejected") throw lane.reason;
  }
  return verdicts;
}

/**
 * Plays items from recorded replies alone; one that asks for more is unattempted or interrupted, or failed where a
 * choice was asked for last and that is on record.
 *
 * @param model the id of the model that was asked
 * @param replied told of each reply
 */
export async function replay(
  model: string,
  items: readonly Item[],
  responses: Responses,
  replied?: Playing["replied"],
): Promise<Map<string, Verdict>> {
  requireDistinct(items);
  const verdicts = new Map<string, Verdict>();
  // What is on record is all there is, so it is served as it is.
  const source = { id: model, deterministic: true };
  const answer: Answer = async (_request, key, play) => {
    const last = responses.intents.lastOf({ key, play, model });
    if (!last) return unattempted;
    return last.event === "failed" ? { outcome: "failed", why: last.why ?? "no reply" } : interrupted;
  };
  const playing: Playing = { model: source, responses, replied, answer };
  for (const item of items) verdicts.set(item.id, await playOut(item, playing));
  return verdicts;
}

function requireDistinct(items: readonly Item[]): void {
  const seen = new Set<string>();
  for (const { id } of items) {
    if (seen.has(id)) throw new UserError(`ask: expected each item once, got ${id} twice; remove one of the two`);
    seen.add(id);
  }
}

const replies = { generate: "text", choose: "choice", score: "scored", execute: "ran" } as const;

/** Asks the model; what it throws ends the item, unless it is the user's to mend. */
function answers(model: Model, responses: Responses, stop: AbortSignal): Answer {
  const unlessStopped = giveUp(stop);
  return async (request, key, play) => {
    if (stop.aborted) return unattempted;
    // Of decisions it is told what they took, so none may be lost without a trace.
    const note = (event: Intent["event"], why?: string) => {
      if (request.kind !== "choose") return;
      responses.intents.note({ event, key, play, model: model.id, ...(why !== undefined && { why }) });
    };
    const fail = (why: string): Verdict => {
      note("failed", why);
      return { outcome: "failed", why };
    };
    note("asking");
    try {
      const reply = await unlessStopped(model.answer(request, stop, key));
      if (reply.kind === "unsupported") note("refused");
      if (reply.kind === replies[request.kind] || reply.kind === "unsupported") return reply;
      return fail(`the model answered ${request.kind} with ${reply.kind}`);
    } catch (error) {
      if (stop.aborted) return interrupted;
      const [why] = (error instanceof Error ? error.message : String(error)).split("\n");
      const failed = fail(why!);
      if (error instanceof UserError) throw error;
      return failed;
    }
  };
}
