import { unescaped } from "#benchmarks/graphinstruct/format/python/read-string";
import { type Cursor, refuse } from "#benchmarks/graphinstruct/format/strict/cursor";

const SINGLE = "'‘’‚‛′";
const DOUBLE = '"“”„‟″';

/**
 * Reads the text in quotes at the cursor, typographic ones too, which any quote of their kind closes; undefined if there
 * is no quote. Escapes are Python's; damaged ones stay as they are written.
 *
 * @param closes whether a quote at a place may end the text; all may, if not given
 * @throws ReadError if the quote isn't closed, on its line unless `closes` is given
 */
export function readQuoted(cursor: Cursor, closes?: (text: string, at: number) => boolean): string | undefined {
  const { text, at } = cursor;
  const closing = closingQuotes(text[at]);
  if (closing === undefined) return undefined;
  let escaped = false;
  for (let end = at + 1; end < text.length; end++) {
    const character = text[end]!;
    if (character === "\\") {
      escaped = true;
      end++;
    } else if (character === "\n" && closes === undefined) refuse(at, "a quote is not closed on its line");
    else if (closing.includes(character) && (closes === undefined || closes(text, end))) {
      cursor.at = end + 1;
      const inner = text.slice(at + 1, end);
      return escaped ? (unescaped(inner, false) ?? inner) : inner;
    }
  }
  refuse(text.length, "the reply ends within quotes");
}

/** What may close a quote: of an ordinary one the same, of a typographic one any of its kind. */
export function closingQuotes(open: string | undefined): string | undefined {
  if (open === "'" || open === '"') return open;
  if (open === undefined || open < "\u0080") return undefined;
  if (SINGLE.includes(open)) return SINGLE;
  return DOUBLE.includes(open) ? DOUBLE : undefined;
}

/** Whether a quote stands there. */
export function isQuote(character: string | undefined): boolean {
  return closingQuotes(character) !== undefined;
}
