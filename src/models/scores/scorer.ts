import type { ChatBody } from "#src/models/providers/chat-body";
import type { Generate, Score, Scored } from "#src/play";

/** A request of a service's API. */
export interface Posting {
  readonly path: "/chat/completions" | "/completions";
  readonly body: object;
  /** What it comes to, for estimates of tokens and costs. */
  readonly like: Generate;
}

/** For what model a scorer is, and how its requests are written. */
export interface Writing {
  readonly model: string;
  bodyOf(request: Generate): ChatBody;
}

/** What replies tell of continuations. */
export type Scores = Pick<Scored, "logprobs" | "tokens">;

/** A way in which services show probabilities. */
export interface Scorer {
  /** Why it cannot serve a request, which is known before anything is sent; undefined: it can. */
  refusal(request: Score): string | undefined;
  postings(request: Score): readonly Posting[];
  /**
   * @param replies to the postings, in their order
   * @returns in one line, why they do not tell, where they do not
   */
  read(replies: readonly unknown[], request: Score): Scores | string;
}

/** A request of one token without thoughts before it, from which postings are made. */
export function oneToken({ messages, repeat }: Pick<Score, "messages" | "repeat">): Generate {
  return { kind: "generate", messages, maxTokens: 1, temperature: 0, effort: "none", repeat };
}
