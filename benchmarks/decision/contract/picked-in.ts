import type { Verdict } from "#eval/verdict";

/** What was read of a choice: the id of the option, and the probabilities of all, as the model gave them. */
export interface Picked {
  readonly picked: string;
  readonly probabilities?: readonly number[];
}

/** What was picked, where `putChoice` judged; undefined where nothing was. */
export function pickedIn({ outcome, read }: Verdict): Picked | undefined {
  return outcome === "correct" || outcome === "wrong" ? (read as Picked) : undefined;
}
