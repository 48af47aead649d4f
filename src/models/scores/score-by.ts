import { z } from "zod";
import type { ChatService } from "#src/models/chat-service";
import { type Completion, faultIn } from "#src/models/completion";
import { faultError } from "#src/models/fault";
import type { Scheduler } from "#src/models/schedule/scheduler";
import type { Posting } from "#src/models/scores/scorer";
import { sharedBy } from "#src/models/shared-by";
import type { Score, Scored, Unsupported, Usage } from "#src/play";
import { cost } from "#src/prices/cost";
import { mostCost } from "#src/prices/most-cost";
import { estimatedTokens } from "#src/prices/tokens";

const told = z.object({
  model: z.string().optional(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** Scores continuations through a chat service. */
export async function scoreBy(
  service: ChatService,
  request: Score,
  schedule: Scheduler,
  signal?: AbortSignal,
): Promise<Scored | Unsupported> {
  const { provider, scores } = service;
  if (!scores) return unsupported(`no probabilities are read from ${provider}`);
  const { scorer, post } = scores;
  const refusal = scorer.refusal(request);
  if (refusal !== undefined) return unsupported(refusal);
  const works = scorer.postings(request).map((posting) => workOf(service, post, posting, schedule));
  const done = await Promise.all(works.map((work) => schedule.run(work, signal)));
  const replies = done.map(({ value }) => value);
  const found = scorer.read(replies, request);
  if (typeof found === "string") return unsupported(found);
  const { model } = told.safeParse(replies[0]).data ?? {};
  const usage = sumOf(replies.map(usageIn));
  return {
    kind: "scored",
    ...found,
    ...(usage && { usage }),
    ...(model !== undefined && { model }),
    latency: Math.max(...done.map(({ latency }) => latency)),
    attempts: Math.max(...done.map(({ attempts }) => attempts)),
  };
}

type Post = NonNullable<ChatService["scores"]>["post"];

function workOf({ provider, address, key, price }: ChatService, post: Post, posting: Posting, { clock }: Scheduler) {
  const most = mostCost(posting.like, price);
  return {
    service: sharedBy(address, key),
    tokens: estimatedTokens(posting.like) + posting.like.maxTokens,
    ...(most !== undefined && { most }),
    async attempt(signal: AbortSignal) {
      const posted = await post(posting, signal);
      if ("fault" in posted) throw faultError(provider, posted.fault, key, clock.now());
      const { body, headers } = posted;
      const { error } = (body ?? {}) as Completion;
      const fault = error && faultIn({ error });
      if (fault) throw faultError(provider, { headers, ...fault }, key, clock.now());
      return { value: body, headers };
    },
    cost: (reply: unknown) => {
      const usage = usageIn(reply);
      return usage && price && cost(usage, price);
    },
  };
}

function usageIn(reply: unknown): Usage | undefined {
  const { usage } = told.safeParse(reply).data ?? {};
  return usage ? { promptTokens: usage.prompt_tokens, replyTokens: usage.completion_tokens } : undefined;
}

/** undefined where one is not known. */
function sumOf(usages: readonly (Usage | undefined)[]): Usage | undefined {
  let [promptTokens, replyTokens] = [0, 0];
  for (const usage of usages) {
    if (!usage) return undefined;
    promptTokens += usage.promptTokens;
    replyTokens += usage.replyTokens;
  }
  return { promptTokens, replyTokens };
}

const unsupported = (reason: string): Unsupported => ({ kind: "unsupported", reason });
