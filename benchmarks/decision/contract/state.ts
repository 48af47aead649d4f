import { isUnread, type Outcome } from "#eval/verdict";

/** How a unit that was scheduled ended; all of them are in the denominator. */
export const states = ["ok", "invalid", "unsupported", "failed", "interrupted", "unattempted"] as const;

export type State = (typeof states)[number];

/** `ok`: a choice was made wherever one was asked for; `invalid`: a reply was none of the options. */
export function stateOf(outcome: Outcome): State {
  if (outcome === "correct" || outcome === "wrong") return "ok";
  if (isUnread(outcome)) return "invalid";
  return states.find((state) => state === outcome)!;
}
