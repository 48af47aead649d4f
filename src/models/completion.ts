import type { Fault } from "#src/models/fault";
import type { Text } from "#src/play";

interface ErrorBody {
  readonly message?: string;
  readonly code?: string | number | null;
  readonly type?: string | null;
}

/** The parts of a chat completion that we read; several providers reply in this shape. */
export interface Completion {
  readonly choices?: readonly {
    readonly finish_reason?: string | null;
    readonly message: { readonly content?: string | null; readonly refusal?: string | null };
    readonly error?: ErrorBody;
  }[];
  readonly model?: string;
  readonly system_fingerprint?: string | null;
  /** OpenRouter's: the host that answered. */
  readonly provider?: string;
  readonly usage?: {
    readonly prompt_tokens: number;
    readonly completion_tokens: number;
    readonly completion_tokens_details?: { readonly reasoning_tokens?: number } | null;
  } | null;
  readonly error?: ErrorBody | string | null;
}

/** The fault in a reply that came with status 200 all the same; undefined: it is sound. */
export function faultIn(completion: Completion): Fault | undefined {
  const choice = completion?.choices?.[0];
  const error = completion?.error ?? choice?.error;
  if (error) return typeof error === "string" ? { message: error } : faultOf(error);
  if (choice?.finish_reason === "error") return { message: "the model failed while it wrote" };
  if (choice?.message) return undefined;
  return { message: `a reply without choices: ${JSON.stringify(completion)?.slice(0, 200)}` };
}

function faultOf({ message, code, type }: ErrorBody): Fault {
  const status = Number(code);
  const named = [code, type].filter((name) => typeof name === "string").join(" ");
  return {
    message: message ?? named,
    code: named,
    ...(status >= 400 && status < 600 && { status }),
  };
}

/** The reply in a sound completion. */
export function textIn({ choices, model, system_fingerprint, provider, usage }: Completion): Text {
  const { message, finish_reason } = choices![0]!;
  const { content, refusal } = message;
  const reasoning = usage?.completion_tokens_details?.reasoning_tokens;
  return {
    kind: "text",
    text: content ?? refusal ?? "",
    finish: refusal ? "filter" : (finishes.get(finish_reason ?? "") ?? "stop"),
    ...(usage && {
      usage: {
        promptTokens: usage.prompt_tokens,
        replyTokens: usage.completion_tokens,
        ...(reasoning !== undefined && { reasoningTokens: reasoning }),
      },
    }),
    ...(model && { model }),
    ...(system_fingerprint && { fingerprint: system_fingerprint }),
    ...(provider && { servedBy: provider }),
  };
}

const finishes = new Map<string, Text["finish"]>([
  ["length", "length"],
  ["content_filter", "filter"],
]);
