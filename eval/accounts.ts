import type { Asked, Source } from "#eval/play-out";
import type { Responses } from "#eval/responses";
import type { Reply, Usage } from "#src/play";

/** What playing an item took. */
export interface Account {
  /** Calls of the model, failures and repetitions included; undefined where a call may have been made or not. */
  readonly calls: number | undefined;
  /** Milliseconds of each reply whose time is known. */
  readonly latencies: readonly number[];
  /** As far as the model counted. */
  readonly usage: Required<Usage>;
}

/** Keeps the accounts of items: `count` is what `ask` and `replay` tell of replies. */
export interface Accounts {
  count(reply: Reply, source: Source, asked: Asked): void;
  of(play: string): Account;
}

/** What has come so far. */
interface Entry {
  replies: number;
  readonly latencies: number[];
  usage: Required<Usage>;
}

const blank = (): Entry => ({
  replies: 0,
  latencies: [],
  usage: { promptTokens: 0, replyTokens: 0, reasoningTokens: 0 },
});

/**
 * Accounts of what a model was asked. Calls are those of the log of intents; where an item has no intents on record, its
 * replies are counted.
 *
 * @param model its id
 */
export function accounts(model: string, responses: Responses): Accounts {
  const entries = new Map<string, Entry>();
  return {
    count(reply, _source, { play }) {
      if (reply.kind === "unsupported") return;
      const entry = entries.get(play) ?? blank();
      entries.set(play, entry);
      entry.replies++;
      if (reply.kind === "ran") return;
      if (reply.latency !== undefined) entry.latencies.push(reply.latency);
      if (reply.usage) entry.usage = sum(entry.usage, reply.usage);
    },
    of(play) {
      const { replies, latencies, usage } = entries.get(play) ?? blank();
      const calls = responses.intents.callsOf(model, play) ?? { made: replies, unknown: 0 };
      return { calls: calls.unknown > 0 ? undefined : calls.made, latencies, usage };
    },
  };
}

function sum(a: Required<Usage>, b: Usage): Required<Usage> {
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    replyTokens: a.replyTokens + b.replyTokens,
    reasoningTokens: a.reasoningTokens + (b.reasoningTokens ?? 0),
  };
}
