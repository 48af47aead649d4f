import { requestSize } from "#benchmarks/decision/contract/request-size";
import type { Choose } from "#src/play";

/** What a request shows. */
export type Shown = Pick<Choose, "state" | "question" | "options">;

/** The length of what is shown as one JSON value, in UTF-16 code units. */
export function requestLength(shown: Shown): number {
  return requestSize({ kind: "choose", ...shown, repeat: 0 });
}
