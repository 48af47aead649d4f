import { decisionJson, type Shown } from "#src/models/readouts/decision-prompt";

/** How large a request is, whatever is said around it: the characters (UTF-16 code units) of its JSON. */
export function requestSize(request: Shown): number {
  return decisionJson(request).length;
}
