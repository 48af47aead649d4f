import type { ChatBody } from "#src/models/providers/chat-body";
import type { Held } from "#src/models/providers/held";

/** What a provider wants otherwise than most do. */
export type Quirk = (body: ChatBody) => ChatBody;

/** By the likeliest first tokens, by a prompt's tokens in a chat (vLLM's), or by those of a plain prompt. */
export type ScorerName = "firstToken" | "continued" | "echoed";

/** A service that speaks OpenAI's chat completions. */
export interface Provider {
  /** undefined: each user has an address of their own and must give it. */
  readonly baseUrl?: string;
  /** The environment variable that holds the key. */
  readonly key: string;
  /** Whether it may be asked without a key, as servers of one's own often are. */
  readonly keyless?: boolean;
  /** Whether it has OpenAI's Batch API too. */
  readonly batches?: true;
  readonly quirks: readonly Quirk[];
  /** How a reply is held to one of several texts; undefined: it is not. */
  readonly held?: Held;
  /** How the probabilities of continuations are found out; undefined: in no way. */
  readonly scorer?: ScorerName;
}
