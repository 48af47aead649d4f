import { decisionJson } from "#src/models/readouts/decision-prompt";
import type { Choose } from "#src/play";

/** How large a request is, whatever is said around it: the characters (UTF-16 code units) of its JSON. */
export function requestSize(request: Choose): number {
  return decisionJson(request).length;
}
