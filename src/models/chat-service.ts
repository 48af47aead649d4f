import type { Completion } from "#src/models/completion";
import type { Fault } from "#src/models/fault";
import type { Posting, Scorer } from "#src/models/scores/scorer";
import type { Generate } from "#src/play";
import type { Price } from "#src/prices/price";

/** What came of one attempt. */
export type Attempted =
  | { readonly completion: Completion; readonly headers: Headers; readonly omitted: readonly string[] }
  | { readonly fault: Fault };

/** What came of posting something. */
export type Posted = { readonly body: unknown; readonly headers: Headers } | { readonly fault: Fault };

/** What a chat service is to us. */
export interface ChatService {
  readonly id: string;
  readonly provider: string;
  /** Host and path. */
  readonly address: string;
  /** undefined: none is sent. */
  readonly key: string | undefined;
  /** undefined: unknown. */
  readonly price: Price | undefined;
  /** Asks once, and rejects never. */
  attempt(request: Generate, signal: AbortSignal): Promise<Attempted>;
  /** How it shows probabilities; undefined: not in any way that we read. */
  readonly scores?: { readonly scorer: Scorer; post(posting: Posting, signal: AbortSignal): Promise<Posted> };
}
