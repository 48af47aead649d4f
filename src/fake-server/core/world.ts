import type { Job } from "#src/fake-server/core/job";
import type { StoredFile } from "#src/fake-server/core/stored-file";
import type { Table } from "#src/fake-server/core/table";

/** A message of a conversation; content in parts is joined. */
export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/** A model as the rule that answers for it sees it. */
export interface ServedModel {
  readonly id: string;
  /** The model that it was tuned from; undefined for a base model. */
  readonly base?: string;
  /** The JSON lines that it was tuned on; undefined for a base model, and where the data never came to this server. */
  readonly training?: string;
}

/** The rule by which all models answer. The same arguments must give the same text. */
export type Answer = (messages: readonly ChatMessage[], model: ServedModel) => string;

/** How jobs get on: one state for each time they are asked after, or one each so many milliseconds. */
export type Pace = "polls" | { readonly milliseconds: number };

/** What the endpoints share. */
export interface World {
  readonly answer: Answer;
  readonly seed: number;
  readonly pace: Pace;
  /** The most tokens of prompt and reply together, counted as a quarter of the characters. */
  readonly contextTokens: number;
  readonly files: Table<StoredFile>;
  readonly jobs: Table<Job>;
  /** Where this server is, without a slash at the end. */
  address(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** An id that no record has, "ftjob-0123456789abcdef". */
  newId(prefix: string): string;
  /** Told of every completion, by a name for what was asked. */
  completed(what: string): void;
}
