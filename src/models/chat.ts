import { UserError } from "#src/errors";
import { digest } from "#src/hash";
import { type Completion, faultIn } from "#src/models/completion";
import { type Fault, faultError } from "#src/models/fault";
import { replyIn } from "#src/models/reply-in";
import { processScheduler } from "#src/models/schedule/process-scheduler";
import type { Scheduler } from "#src/models/schedule/scheduler";
import type { ModelSettings } from "#src/models/settings";
import type { Generate, Model, Text, Unsupported } from "#src/play";
import { cost } from "#src/prices/cost";
import { mostCost } from "#src/prices/most-cost";
import type { Price } from "#src/prices/price";
import { estimatedTokens } from "#src/prices/tokens";

/** What came of one attempt. */
export type Attempted =
  | { readonly completion: Completion; readonly headers: Headers; readonly omitted: readonly string[] }
  | { readonly fault: Fault };

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
}

/**
 * A model that writes text through a chat service.
 *
 * @throws UserError where costs are limited and the price is unknown
 */
export function chatModel(service: ChatService, settings: ModelSettings): Model {
  const schedule = settings.scheduler ?? processScheduler();
  const { id, price } = service;
  if (schedule.maxCost !== undefined && !price) throw unpriced(id);
  return {
    id,
    concurrency: schedule.concurrency,
    async answer(request, signal) {
      if (request.kind !== "generate") return unsupported(`chat services do not serve ${request.kind} requests`);
      if (request.logprobs) return unsupported("log probabilities are not read from chat services");
      const { value, attempts, latency } = await schedule.run(workOf(service, request, schedule), signal);
      return { ...value, attempts, latency };
    },
  };
}

function workOf(service: ChatService, request: Generate, { clock }: Scheduler) {
  const { provider, address, key, price } = service;
  const { maxTokens } = request;
  const most = mostCost(request, price);
  const error = (fault: Fault) => faultError(provider, fault, key, clock.now());
  return {
    service: sharedBy(address, key),
    tokens: estimatedTokens(request) + maxTokens,
    ...(most !== undefined && { most }),
    async attempt(signal: AbortSignal) {
      const attempted = await service.attempt(request, signal);
      if ("fault" in attempted) throw error(attempted.fault);
      const { completion, headers, omitted } = attempted;
      const fault = faultIn(completion);
      if (fault) throw error({ headers, ...fault });
      return { value: replyIn(completion, omitted, key), headers };
    },
    cost: ({ usage }: Text) => usage && price && cost(usage, price),
  };
}

/** Who shares a server's limits. */
export function sharedBy(address: string, key: string | undefined): string {
  return `${address} ${digest(key ?? "")}`;
}

const unsupported = (reason: string): Unsupported => ({ kind: "unsupported", reason });

function unpriced(id: string): UserError {
  return new UserError(
    `${id}: expected a price, for costs are limited, got none; add the model to a file of prices (--prices), or lift the limit`,
  );
}
