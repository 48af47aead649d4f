import type { ChatBody } from "#src/models/providers/chat-body";

/** What a provider wants otherwise than most do. */
export type Quirk = (body: ChatBody) => ChatBody;

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
}
