import { expect } from "#eval/expect";
import type { Verdict } from "#eval/verdict";
import { verify } from "#eval/verify";
import type { Question } from "#generators/question";
import { toChat } from "#splits/chat";
import type { Generate, Message, Play } from "#src/play";

/** A question with what should be said to it. */
export type Example = Pick<Question, "prompt" | "target">;

/** How a question is put to a model. */
export interface QuestionOptions extends Omit<Generate, "kind" | "messages" | "repeat"> {
  /** Counts from 0; undefined means 0. */
  readonly repeat?: number;
  /**
   * Examples in context: each is an earlier turn of the conversation, its prompt said by the user and its target by the
   * assistant. A local model, which reads one text, sees them one after another, each target closed by its end mark.
   */
  readonly examples?: readonly Example[];
}

/** Puts a question to a model, after the examples if there are any, and judges the reply. */
export function* question(asked: Question, options: QuestionOptions): Play<Verdict> {
  const { repeat = 0, examples = [], ...generate } = options;
  const messages: Message[] = [
    ...examples.flatMap((example) => toChat(example).messages),
    { role: "user", content: asked.prompt },
  ];
  const { text, finish } = expect("text", yield { kind: "generate", messages, ...generate, repeat });
  return verify(asked, text, finish);
}
