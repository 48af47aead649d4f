import { UserError } from "#src/errors";
import type { ChatService } from "#src/models/chat-service";
import { faultIn } from "#src/models/completion";
import { type Fault, faultError } from "#src/models/fault";
import { replyIn } from "#src/models/reply-in";
import { processScheduler } from "#src/models/schedule/process-scheduler";
import type { Scheduler } from "#src/models/schedule/scheduler";
import { scoreBy } from "#src/models/scores/score-by";
import type { ModelSettings } from "#src/models/settings";
import { sharedBy } from "#src/models/shared-by";
import { unserved } from "#src/models/unserved";
import type { Generate, Model, Text } from "#src/play";
import { cost } from "#src/prices/cost";
import { mostCost } from "#src/prices/most-cost";
import { estimatedTokens } from "#src/prices/tokens";

/**
 * A model that writes text through a chat service, and scores where that shows probabilities.
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
      if (request.kind === "score") return scoreBy(service, request, schedule, signal);
      if (request.kind !== "generate") return unserved("a chat service", request);
      if (request.logprobs) {
        return { kind: "unsupported", reason: "log probabilities are not read beside texts" };
      }
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
      return { value: replyIn(completion, { omitted, key, among: request.among }), headers };
    },
    cost: ({ usage }: Text) => usage && price && cost(usage, price),
  };
}

function unpriced(id: string): UserError {
  return new UserError(
    `${id}: expected a price, for costs are limited, got none; add the model to a file of prices (--prices), or lift the limit`,
  );
}
