import {
  type Cursor,
  refuse,
  refuseHere,
  skipBlank,
  startsEllipsis,
  take,
} from "#benchmarks/graphinstruct/format/strict/cursor";
import { isQuote, readQuoted } from "#benchmarks/graphinstruct/format/strict/quoted";
import { bareName } from "#benchmarks/graphinstruct/format/write/name";

const BARE = /[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![\p{L}\p{N}\p{M}_.])|[\p{L}\p{N}\p{M}_]+/uy;

/** Reads an id by its spelling, so that '0' and 0 are the same; a tuple is spelt as Python would. */
export function readId(cursor: Cursor): string {
  const { at } = cursor;
  if (!take(cursor, "(")) return readPlainId(cursor);
  const items: string[] = [];
  while (!take(cursor, ")")) {
    items.push(readPlainId(cursor));
    if (!take(cursor, ",") && cursor.text[cursor.at] !== ")") refuseHere(cursor, "a comma or )");
  }
  if (items.length === 0) refuse(at, "an empty tuple is not an id");
  return tupleId(items);
}

/** The id that a tuple of ids is. */
export function tupleId(items: readonly string[]): string {
  return `(${items.map(bareName).join(", ")}${items.length === 1 ? "," : ""})`;
}

/** Reads an id that is no tuple: in quotes, or a word or number without. */
export function readPlainId(cursor: Cursor): string {
  skipBlank(cursor);
  const { text, at } = cursor;
  const quoted = readQuoted(cursor);
  if (quoted !== undefined) {
    if (startsEllipsis(quoted, 0) && quoted.length <= 3) refuse(at, "an ellipsis stands for what is not written out");
    return quoted;
  }
  BARE.lastIndex = at;
  const word = BARE.exec(text)?.[0];
  if (word === undefined) refuseHere(cursor, "an id");
  const next = text[at + word.length];
  if (next === "(") refuse(at, `${word}(…) stands for what is not written out`);
  if (isQuote(next)) refuse(at, `${word} stands before a quote`);
  if (word === "None") refuse(at, "None is not an id");
  cursor.at = at + word.length;
  return word;
}
