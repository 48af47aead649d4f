import { isSpace } from "#benchmarks/graphinstruct/format/characters";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";

/** A place in a reply, moved on by what reads from there. */
export interface Cursor {
  readonly text: string;
  at: number;
}

/** Stops reading at a place. */
export function refuse(at: number, why: string): never {
  throw new ReadError("ValueError", why, at);
}

/**
 * Refuses what stands at the cursor.
 *
 * @param wanted what should stand there: "a comma or ]"
 */
export function refuseHere({ text, at }: Cursor, wanted: string): never {
  if (at >= text.length) refuse(text.length, `the reply ends where ${wanted} should follow`);
  if (startsEllipsis(text, at)) refuse(at, "an ellipsis stands for what is not written out");
  if (/^for\b/.test(text.slice(at, at + 4))) refuse(at, "a comprehension stands for what is not written out");
  refuse(at, `expected ${wanted}, got ${JSON.stringify(text.slice(at, at + 12))}`);
}

/** Whether dots for something left out stand there. */
export function startsEllipsis(text: string, at: number): boolean {
  return text.startsWith("..", at) || text.startsWith("…", at) || text.startsWith("⋯", at);
}

/** Moves past blanks and comments (`#` and `//`). @throws ReadError for a comment that stands for what is left out */
export function skipBlank(cursor: Cursor): void {
  const { text } = cursor;
  for (; cursor.at < text.length; cursor.at++) {
    const code = text.charCodeAt(cursor.at);
    if (code === 35) skipComment(cursor, cursor.at + 1);
    else if (code === 47 && text.charCodeAt(cursor.at + 1) === 47) skipComment(cursor, cursor.at + 2);
    else if (!isBlank(code)) return;
  }
}

/** To the end of its line. */
function skipComment(cursor: Cursor, start: number): void {
  const { text } = cursor;
  let said = start;
  while (text[said] === " ") said++;
  if (startsEllipsis(text, said)) refuse(cursor.at, "a comment stands for what is not written out");
  const end = text.indexOf("\n", start);
  cursor.at = end === -1 ? text.length : end;
}

/** White space, and marks that show nothing: byte order, direction, joining. */
function isBlank(code: number): boolean {
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13);
  return (
    isSpace(code) ||
    code === 0xfeff ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069)
  );
}

/** Moves past blanks and, if it stands there, one of these characters. */
export function take(cursor: Cursor, characters: string): boolean {
  skipBlank(cursor);
  const there = cursor.at < cursor.text.length && characters.includes(cursor.text[cursor.at]!);
  if (there) cursor.at++;
  return there;
}

/** Moves past blanks and this character. @throws ReadError if another stands there */
export function demand(cursor: Cursor, character: string): void {
  if (!take(cursor, character)) refuseHere(cursor, character);
}
