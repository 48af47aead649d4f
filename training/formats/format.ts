import type { Message } from "#src/play";
import type { Pair, Row } from "#training/trainer";

/**
 * What a field of a row holds: a whole conversation, the part of one that ends in a question, or the one message that
 * answers it.
 */
export type Part = "conversation" | "question" | "reply";

interface Shape {
  /** Who reads it. */
  readonly summary: string;
  /** All that a row holds: each list of messages by its path, with dots. */
  readonly fields: Readonly<Record<string, Part>>;
}

/** How a trainer wants an example written: one JSON object a line, with the needed keys and no other. */
export type Format =
  | (Shape & { readonly method: "sft"; row(example: Row, system?: string): object })
  | (Shape & { readonly method: "dpo"; row(example: Pair, system?: string): object });

/** A prompt as the messages before the reply. */
export function asked(prompt: string, system?: string): Message[] {
  const user: Message = { role: "user", content: prompt };
  return system === undefined ? [user] : [{ role: "system", content: system }, user];
}

/** The one message of a reply. */
export function said(content: string): Message[] {
  return [{ role: "assistant", content }];
}
