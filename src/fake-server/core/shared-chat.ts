import type { z } from "zod";
import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { jsonBody } from "#src/fake-server/core/call";
import { chatReply } from "#src/fake-server/core/chat-completion";
import { complete } from "#src/fake-server/core/complete";
import { plainMessages } from "#src/fake-server/core/plain-messages";
import { tunedModel } from "#src/fake-server/core/served-model";
import type { ServedModel, World } from "#src/fake-server/core/world";
import { digest } from "#src/hash";

/** What the chat requests of services for open models have in common. */
export interface SharedChat {
  readonly model?: string | undefined;
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
  readonly max_tokens?: number | null | undefined;
  readonly n?: number | null | undefined;
  readonly stop?: string | readonly string[] | null | undefined;
  readonly stream?: boolean | null | undefined;
  readonly response_format?: unknown;
}

/**
 * The chat endpoint of a service for open models: every base model is there that is named as OWNER/MODEL.
 *
 * @param collections of the jobs whose models it serves
 */
export function sharedChat<Body extends SharedChat>(
  path: string,
  schema: z.ZodType<Body>,
  collections: readonly string[],
): Route {
  return {
    method: "POST",
    path,
    starts: "completion",
    handle(call, world) {
      const body = jsonBody(call, schema);
      const model = serve(world, collections, body.model ?? "");
      const what = digest(call.body);
      const written = complete(world, {
        messages: plainMessages(body.messages),
        model,
        maxTokens: body.max_tokens ?? undefined,
        stop: typeof body.stop === "string" ? [body.stop] : (body.stop ?? undefined),
        format: body.response_format,
      });
      world.completed(what);
      const label = { id: what, created: Math.floor(world.now() / 1000), model: model.id, fingerprint: "fp_open" };
      const as = { stream: body.stream === true, usage: true, logprobs: false };
      return chatReply(label, Array(body.n ?? 1).fill(written), as);
    },
  };
}

function serve(world: World, collections: readonly string[], name: string): ServedModel {
  const tuned = tunedModel(world, collections, name);
  if (tuned) return tuned;
  if (/^[^/\s]+(\/[^/\s]+)+$/.test(name) && !name.startsWith("fake/")) return { id: name };
  throw new ApiError(404, `no such model, or none that this key may use: ${name}`, "model_not_found", "model");
}
