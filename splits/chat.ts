import type { Question } from "#generators/question";
import type { Message } from "#src/play";

/** A conversation as hosted trainers take it: `messages` and no other key. */
export interface Chat {
  readonly messages: readonly Message[];
}

/** A question as the turn of a user, its target as the turn of an assistant. */
export function toChat({ prompt, target }: Pick<Question, "prompt" | "target">): Chat {
  return {
    messages: [
      { role: "user", content: prompt },
      { role: "assistant", content: target },
    ],
  };
}
