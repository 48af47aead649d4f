import type OpenAI from "openai";
import type { BatchWork } from "#src/models/batch/open-batches";
import type { ChatService } from "#src/models/chat-service";
import { textIn } from "#src/models/completion";
import { faultError } from "#src/models/fault";
import type { ChatBody } from "#src/models/providers/chat-body";
import { replyIn } from "#src/models/reply-in";
import type { Clock } from "#src/models/schedule/clock";
import { sharedBy } from "#src/models/shared-by";
import type { Generate } from "#src/play";
import { cost } from "#src/prices/cost";
import { mostCost } from "#src/prices/most-cost";

/** What is sent for a request, and what is left out of it. */
export interface Sent {
  readonly body: ChatBody;
  readonly omitted: readonly string[];
}

/** What batches need to know of a chat service. */
export function batchWork(
  { provider, address, key, price }: ChatService,
  sentFor: (request: Generate) => Sent,
  client: OpenAI,
  clock: Clock,
): BatchWork {
  return {
    client,
    provider,
    service: sharedBy(address, key),
    key,
    bodyOf: (request) => sentFor(request).body,
    mostFor: (request) => mostCost(request, price),
    replyOf(request, result) {
      if ("fault" in result) throw faultError(provider, result.fault, key, clock.now());
      return replyIn(result.completion, { omitted: sentFor(request).omitted, key, among: request.among });
    },
    costOf(result) {
      const usage = "completion" in result ? textIn(result.completion).usage : undefined;
      return usage && price && cost(usage, price);
    },
  };
}
