import * as assert from "uvu/assert";
import { readAnswer } from "#eval/readers/index";
import type { Context } from "#eval/readers/reading";
import { letterLabels, numberLabels } from "#generators/encodings/labels";
import type { AnswerKind } from "#generators/tasks/task";

export const digits: Context = { labels: numberLabels(8), scale: 1 };
export const tenths: Context = { labels: numberLabels(8), scale: 10 };
export const letters: Context = { labels: letterLabels(8), scale: 1 };
export const people: Context = { labels: ["Alice", "Carlos", "Greta", "Theo", "Zoe"], scale: 1 };

/** What a reader makes of a reply, in short: the answer, or the name of what there was instead. */
export function told(kind: AnswerKind, reply: string, context: Context): unknown {
  const reading = readAnswer(kind, reply, context);
  return reading.kind === "answer" ? reading.answer : reading.kind;
}

/** Checks replies against what they should be read as, naming the reply that fails. */
export function each(kind: AnswerKind, context: Context, replies: readonly (readonly [string, unknown])[]): void {
  for (const [reply, expected] of replies) {
    assert.equal(told(kind, reply, context), expected, JSON.stringify(reply));
  }
}
