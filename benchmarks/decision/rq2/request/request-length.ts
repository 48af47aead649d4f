import type { Choose } from "#src/play";

/** What a request shows. */
export type Shown = Pick<Choose, "state" | "question" | "options">;

/** The length of a request as one JSON value, in UTF-16 code units. */
export function requestLength({ state, question, options }: Shown): number {
  return JSON.stringify({ question, options }).length + `"state":${state},`.length;
}
