import { requestId } from "#benchmarks/invariance/plays/stages/request-item";
import { type Responses, responseKey } from "#eval/responses";
import type { Execute, Reply, Request } from "#src/play";

/** Who answers which requests, by the ids of models: texts a model, programs the sandbox of their language. */
export interface Answerers extends Sandboxes {
  readonly model: string;
}

/** The ids of sandboxes, as models; undefined where none was opened. */
export type Sandboxes = { readonly [Language in Execute["language"]]?: string };

/** Finds the reply to a request; undefined where there is none. */
export type ReplyTo = (request: Request) => Reply | undefined;

/** The replies on record. */
export function recordedBy(responses: Responses, answerers: Answerers): ReplyTo {
  return (request) => {
    const by = request.kind === "execute" ? answerers[request.language] : answerers.model;
    const reply = by === undefined ? undefined : responses.find(keyOf(by, request));
    return reply?.kind === "unsupported" ? undefined : reply;
  };
}

/** What a request by itself is recorded under. */
export function keyOf(model: string, request: Request): string {
  return responseKey(model, requestId(request), 0, request);
}
