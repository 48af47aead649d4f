import * as assert from "uvu/assert";
import { type ReadableKind, readAnswer } from "#eval/readers/index";
import type { Policy } from "#eval/readers/policy";
import type { Context } from "#eval/readers/reading";
import { letterLabels, numberLabels } from "#generators/encodings/labels";

export const digits: Context = { labels: numberLabels(8), scale: 1 };
export const tenths: Context = { labels: numberLabels(8), scale: 10 };
export const letters: Context = { labels: letterLabels(8), scale: 1 };
export const people: Context = { labels: ["Alice", "Carlos", "Greta", "Theo", "Zoe"], scale: 1 };
/** A question about no graph, with these options or steps. */
export const offering = (...options: string[]): Context => ({ labels: [], scale: 1, options });

/** What a reader makes of a reply, in short: the answer, or the name of what there was instead. */
export function told(kind: ReadableKind, reply: string, context: Context, policy?: Policy): unknown {
  const reading = readAnswer(kind, reply, context, policy);
  return reading.kind === "answer" ? reading.answer : reading.kind;
}

/** Checks replies against what they should be read as, naming the reply that fails. */
export function each(
  kind: ReadableKind,
  context: Context,
  replies: readonly (readonly [string, unknown])[],
  policy?: Policy,
): void {
  for (const [reply, expected] of replies) {
    assert.equal(told(kind, reply, context, policy), expected, JSON.stringify(reply));
  }
}
