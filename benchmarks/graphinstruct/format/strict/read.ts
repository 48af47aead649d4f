import { isSpace, isWordAt } from "#benchmarks/graphinstruct/format/characters";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import { type BlockStart, readBlock } from "#benchmarks/graphinstruct/format/strict/block";
import { type Cursor, refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import type { Reading } from "#benchmarks/graphinstruct/format/written-graph";

/** No honest reply comes near it. */
const MOST_FAILURES = 1000;

/**
 * Reads the last complete block of a reply, whatever stands around it. A closed block that can't be read is an answer too,
 * one that is refused; what is cut off by the reply's end, or only looks like a block, is passed over if there is another.
 *
 * @throws ReadError with the reason and the place
 */
export function readCodeStrict(text: string): Reading {
  let answer: Reading | ReadError | undefined;
  let aside: ReadError | undefined;
  let failures = 0;
  const cursor: Cursor = { text, at: 0 };
  for (let start = nextStart(cursor); start; start = nextStart(cursor)) {
    try {
      answer = readBlock(cursor, start);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      if (start.opened && error.at !== text.length) answer = error;
      else aside = error;
      if (++failures > MOST_FAILURES) refuse(start.at, "there are too many beginnings of blocks");
      resume(cursor, start);
    }
  }
  const found = answer ?? aside ?? new ReadError("ValueError", "no Graph[…] { … } or GraphEdit[…] { … } is there");
  if (found instanceof ReadError) throw found;
  return found;
}

/** The start of a header, or a brace with a list in it where the header was left out. */
const START =
  /((?:[dD][iI])?[gG][rR][aA][pP][hH](?:[eE][dD][iI][tT])?)\s*\[|\{(?=\s*(?:node_list|edge_list|add_edges|remove_edges)\s*=)/g;

/** Moves past the next start of a block. */
function nextStart(cursor: Cursor): BlockStart | undefined {
  START.lastIndex = cursor.at;
  for (let found = START.exec(cursor.text); found; found = START.exec(cursor.text)) {
    if (!mayStart(cursor.text, found.index, found[1] !== undefined)) continue;
    cursor.at = START.lastIndex;
    return { at: found.index, name: found[1], opened: found[1] === undefined };
  }
  return undefined;
}

/** A header is a word of its own; a brace without one doesn't follow a header that can't be read. */
function mayStart(text: string, at: number, header: boolean): boolean {
  if (header) return at === 0 || !isWordAt(text, at - 1);
  let before = at - 1;
  while (before >= 0 && isSpace(text.charCodeAt(before))) before--;
  return text[before] !== "]";
}

/** After a failure, the search goes on where it happened: at the word before, which may start a block itself. */
function resume(cursor: Cursor, start: BlockStart): void {
  const { text } = cursor;
  let from = cursor.at;
  while (from > start.at + 1 && text[from - 1] === " ") from--;
  while (from > start.at + 1 && isWordAt(text, from - 1)) from--;
  cursor.at = Math.max(from, start.at + 1);
}
