import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonLiteral } from "#benchmarks/graphinstruct/format/python/literal";
import { scalar } from "#benchmarks/graphinstruct/format/scalar";
import { type Cursor, refuse, refuseHere, skipBlank } from "#benchmarks/graphinstruct/format/strict/cursor";
import { isQuote, readQuoted } from "#benchmarks/graphinstruct/format/strict/quoted";

/** Where a value without quotes and brackets ends. */
export const STATEMENT_END = /[;\n}#]|\/\//g;
export const ITEM_END = /[,;\n)\]}#]|\/\//g;

/** Reads a value: text in quotes, a Python literal, or bare words, which are text where they aren't a number or a truth value. */
export function readValue(cursor: Cursor, end: RegExp): Literal {
  skipBlank(cursor);
  const { text, at } = cursor;
  if (isQuote(text[at]))
    return { kind: "text", value: end === STATEMENT_END ? readTexts(cursor) : readQuoted(cursor)! };
  if ("([{".includes(text[at] ?? ".")) skipBrackets(cursor);
  else {
    end.lastIndex = at;
    cursor.at = end.exec(text)?.index ?? text.length;
  }
  const raw = text.slice(at, cursor.at).trim();
  if (raw === "") refuseHere(cursor, "a value");
  const literal = pythonLiteral(raw);
  if (literal === "unhashable") refuse(at, "a set or dict holds what can't be hashed");
  return literal ?? scalar(raw);
}

/** Texts side by side are one. */
function readTexts(cursor: Cursor): string {
  let whole = "";
  for (; isQuote(cursor.text[cursor.at]); skipBlank(cursor)) whole += readProse(cursor);
  return whole;
}

/** Text that may run over lines; on one line, a quote before a letter is an apostrophe. */
function readProse(cursor: Cursor): string {
  const { at } = cursor;
  let apostrophe = false;
  const read = readQuoted(cursor, (text, quote) => {
    const closes = quote === at + 1 || !/\p{L}/u.test(text[quote + 1] ?? "");
    apostrophe ||= !closes;
    return closes;
  })!;
  if (apostrophe && (read.includes("\n") || isQuote(cursor.text[cursor.at])))
    refuse(at, "it is not clear where the text in quotes ends");
  return read;
}

/** Moves past brackets and all they hold; texts in quotes and comments may hold any. */
function skipBrackets(cursor: Cursor): void {
  let depth = 0;
  for (;;) {
    skipBlank(cursor);
    const character = cursor.text[cursor.at];
    if (character === undefined) refuseHere(cursor, "a closing bracket");
    if (isQuote(character)) readQuoted(cursor);
    else {
      cursor.at++;
      if ("([{".includes(character)) depth++;
      else if (")]}".includes(character) && --depth === 0) return;
    }
  }
}
