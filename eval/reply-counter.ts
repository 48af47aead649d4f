import type { Source } from "#eval/play-out";
import type { Reply, Usage } from "#src/play";

/** Where the replies of a run came from, and what the new ones took. */
export interface ReplyCounts {
  /** Asked for the first time. */
  readonly asked: number;
  /** Asked again, for the reply on record was cut short or empty. */
  readonly again: number;
  readonly fromRecord: number;
  /** Attempts beyond the first, of replies that came in the end. */
  readonly retried: number;
  /** Tokens of the replies asked for, as far as the provider counted them. */
  readonly usage: Required<Usage>;
  /** Replies asked for that came without a count of tokens. */
  readonly uncounted: number;
}

/** Counts replies: `count` is what `ask` tells of them. */
export interface ReplyCounter {
  readonly counts: ReplyCounts;
  count(reply: Reply, source: Source): void;
}

export function replyCounter(): ReplyCounter {
  const bySource: Record<Source, number> = { asked: 0, again: 0, record: 0 };
  const usage = { promptTokens: 0, replyTokens: 0, reasoningTokens: 0 };
  let [retried, uncounted] = [0, 0];
  return {
    get counts() {
      const { asked, again, record } = bySource;
      return { asked, again, fromRecord: record, retried, usage: { ...usage }, uncounted };
    },
    count(reply, source) {
      bySource[source]++;
      if (source === "record" || reply.kind === "ran" || reply.kind === "unsupported") return;
      retried += (reply.attempts ?? 1) - 1;
      if (reply.kind === "text" && !reply.usage) uncounted++;
      usage.promptTokens += reply.usage?.promptTokens ?? 0;
      usage.replyTokens += reply.usage?.replyTokens ?? 0;
      usage.reasoningTokens += reply.usage?.reasoningTokens ?? 0;
    },
  };
}
