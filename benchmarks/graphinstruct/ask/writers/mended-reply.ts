import { seenTo } from "#benchmarks/graphinstruct/ask/writers/draft";
import { firstReply } from "#benchmarks/graphinstruct/ask/writers/first-reply";
import type { PromptParts } from "#benchmarks/graphinstruct/ask/writers/reading/prompt-parts";
import { type Told, toldBy } from "#benchmarks/graphinstruct/ask/writers/reading/told";
import { wishesIn } from "#benchmarks/graphinstruct/ask/writers/reading/wishes-in";
import { redrawn, sheetOf, written } from "#benchmarks/graphinstruct/ask/writers/sheet";
import type { Draws, Skill, Writer } from "#benchmarks/graphinstruct/ask/writers/skill";
import type { Wish, Wishes } from "#benchmarks/graphinstruct/ask/writers/wish";
import type { Rng } from "#src/rng";

/**
 * What a writer replies when it is told what is wrong: its graph with what is named, and nothing else, seen to. Told no
 * more than that it is wrong, it writes another one.
 */
export function mendedReply(
  parts: PromptParts,
  attempt: string,
  feedback: string,
  writer: Writer,
  draws: Draws,
): string {
  const told = toldBy(feedback);
  const sheet = sheetOf(attempt);
  if (told.kind === "none" || sheet === undefined) return firstReply(parts, writer, draws);
  const wishes = wishesIn(parts.task);
  const named = namedBy(told, wishes, writer.skill, draws("guess"));
  const graph = seenTo(sheet.graph, named, wishes, draws("graph"));
  return written(redrawn(sheet, graph), parts.base === undefined ? undefined : sheetOf(parts.base));
}

/** What is seen to: all that lines say exactly; of names alone, those that the writer guesses right. */
function namedBy(told: Exclude<Told, { kind: "none" }>, wishes: Wishes, { guess }: Skill, rng: Rng): readonly Wish[] {
  if (told.kind === "fine") return told.wishes;
  return told.keys.filter(() => rng.next() < guess).flatMap((key) => wishes.get(key) ?? []);
}
