import { chat } from "#training/formats/chat";
import type { Format } from "#training/formats/format";
import { hostedPreference } from "#training/formats/hosted-preference";
import { preference } from "#training/formats/preference";
import { promptCompletion } from "#training/formats/prompt-completion";

/** The formats of training rows by name; of each method, its usual one first. */
export const formats = {
  chat,
  "prompt-completion": promptCompletion,
  preference,
  "hosted-preference": hostedPreference,
} as const satisfies Record<string, Format>;
export type FormatName = keyof typeof formats;
