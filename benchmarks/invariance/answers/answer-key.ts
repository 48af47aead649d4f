import type { Answer } from "#benchmarks/invariance/answers/answer";
import { edgeKeys } from "#benchmarks/invariance/answers/edge-keys";
import type { AnswerType } from "#benchmarks/invariance/instances/instance";

/** Digits after the point in which floats must agree. */
const DIGITS = 4;

/**
 * What two answers share exactly if they count as identical, in the instance's own labels: sets in order, paths as they
 * are, floats to four places. Unread answers share `null`.
 */
export function answerKey(answer: Answer | undefined, type: AnswerType, directed: boolean): string {
  if (answer === undefined) return "null";
  switch (type) {
    case "float":
      return String(Number((answer as number).toFixed(DIGITS)));
    case "node_set":
      return JSON.stringify((answer as readonly number[]).toSorted((a, b) => a - b));
    case "edge_set":
      return `[${edgeKeys(answer as readonly (readonly [number, number])[], directed).join(", ")}]`;
    default:
      return JSON.stringify(answer);
  }
}
