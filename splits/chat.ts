import type { Problem } from "#generators/problem";
import type { Message } from "#src/play";

/** A conversation as hosted trainers take it: `messages` and no other key. */
export interface Chat {
  readonly messages: readonly Message[];
}

/** A problem as the question of a user and the target of an assistant. */
export function toChat({ prompt, target }: Pick<Problem, "prompt" | "target">): Chat {
  return {
    messages: [
      { role: "user", content: prompt },
      { role: "assistant", content: target },
    ],
  };
}
