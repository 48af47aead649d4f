import { ApiError } from "#src/fake-server/core/api-error";
import type { Label } from "#src/fake-server/core/chat-completion";
import { complete, type Written } from "#src/fake-server/core/complete";
import { plainMessages } from "#src/fake-server/core/plain-messages";
import { tunedModel } from "#src/fake-server/core/served-model";
import type { ServedModel, World } from "#src/fake-server/core/world";
import { baseModel } from "#src/fake-server/openai/base-models";
import type { ChatBody } from "#src/fake-server/openai/chat-schema";
import { FINE_TUNES } from "#src/fake-server/openai/collections";
import { digest } from "#src/hash";

/** Tokens of thought by effort; without one a model that reasons makes a medium one. */
const thoughts = { none: 0, minimal: 8, low: 32, medium: 128, high: 512, xhigh: 1024, max: 2048 } as const;

/** The choices of a chat completion, and what it says of itself. */
export interface Chat {
  readonly label: Label;
  readonly choices: readonly Written[];
}

/**
 * Answers the body of a chat request, `what` being a name for it.
 *
 * @throws ApiError 404 for an unknown model, 400 for parameters that the model refuses
 */
export function writeChat(world: World, body: ChatBody, what: string): Chat {
  const { model, reasons } = serve(world, body.model);
  if (reasons) refuseSampling(body);
  else if (body.reasoning_effort) throw unsupported("reasoning_effort");
  if (body.max_tokens && body.max_completion_tokens) {
    throw new ApiError(400, "max_tokens and max_completion_tokens exclude each other", "invalid_parameter_combination");
  }
  const written = complete(world, {
    messages: plainMessages(body.messages),
    model,
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? undefined,
    stop: typeof body.stop === "string" ? [body.stop] : (body.stop ?? undefined),
    format: body.response_format,
    thoughts: reasons ? thoughts[body.reasoning_effort ?? "medium"] : 0,
  });
  world.completed(what);
  const label: Label = {
    id: `chatcmpl-${what}`,
    created: Math.floor(world.now() / 1000),
    model: model.id,
    fingerprint: `fp_${digest(model.id).slice(0, 10)}`,
  };
  return { label, choices: Array(body.n ?? 1).fill(written) };
}

function serve(world: World, name: string): { readonly model: ServedModel; readonly reasons: boolean } {
  const base = baseModel(name);
  if (base) return { model: { id: base.snapshot }, reasons: base.reasons === true };
  const tuned = tunedModel(world, [FINE_TUNES], name);
  if (tuned) return { model: tuned, reasons: false };
  throw new ApiError(404, `The model \`${name}\` does not exist or may not be used with this key`, "model_not_found");
}

/** Models that reason take the default only, and `max_completion_tokens` (OpenAI's guide "Reasoning models"). */
function refuseSampling({
  max_tokens,
  temperature,
  top_p,
  stop,
  logprobs,
  presence_penalty,
  frequency_penalty,
}: ChatBody) {
  if (max_tokens) throw unsupported("max_tokens", "; use max_completion_tokens");
  if (stop) throw unsupported("stop");
  if (logprobs) throw unsupported("logprobs");
  const wrong = [
    ["temperature", temperature ?? 1, 1],
    ["top_p", top_p ?? 1, 1],
    ["presence_penalty", presence_penalty ?? 0, 0],
    ["frequency_penalty", frequency_penalty ?? 0, 0],
  ] as const;
  for (const [param, value, only] of wrong) {
    if (value !== only) {
      throw new ApiError(
        400,
        `${param}: ${value} is not supported with this model, only ${only}`,
        "unsupported_value",
        param,
      );
    }
  }
}

function unsupported(param: string, hint = ""): ApiError {
  return new ApiError(400, `${param} is not supported with this model${hint}`, "unsupported_parameter", param);
}
