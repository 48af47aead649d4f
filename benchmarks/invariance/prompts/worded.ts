import type { Prompt } from "#benchmarks/invariance/prompts/prompt";
import { sha256 } from "#src/hash";
import type { Message } from "#src/play";

/** A prompt as a model is sent it. */
export interface Worded {
  readonly messages: readonly Message[];
  /** Equal for messages that are equal word for word, whatever the model: the SHA-256 of system, separator, user. */
  readonly hash: string;
}

export function worded({ system, user }: Prompt): Worded {
  return {
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    hash: sha256(`${system}\n\0\n${user}`),
  };
}
