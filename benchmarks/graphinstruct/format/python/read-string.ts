/** A string literal of Python, its prefix included, or of several kinds of quotes. */
export interface ReadString {
  readonly value: string;
  readonly bytes: boolean;
  /** The place after the closing quote. */
  readonly end: number;
}

const PREFIX = /(?:[uU]|[bB][rR]?|[rR][bB]?)?(?=['"])/y;

/** Reads the string literal that starts at a place, its prefix included; undefined if Python sees none there. */
export function readString(text: string, at: number): ReadString | undefined {
  PREFIX.lastIndex = at;
  const prefix = PREFIX.exec(text)?.[0];
  if (prefix === undefined) return undefined;
  const open = at + prefix.length;
  const bytes = /[bB]/.test(prefix);
  const quote = text[open]!;
  const mark = text.startsWith(quote.repeat(3), open) ? quote.repeat(3) : quote;
  const start = open + mark.length;
  const close = closingQuote(text, start, mark);
  if (close === undefined) return undefined;
  const inner = text.slice(start, close).replace(/\r\n?/g, "\n");
  if (bytes && /\P{ASCII}/u.test(inner)) return undefined;
  const value = /[rR]/.test(prefix) ? inner : unescaped(inner, bytes);
  return value === undefined ? undefined : { value, bytes, end: close + mark.length };
}

function closingQuote(text: string, start: number, mark: string): number | undefined {
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (character === "\\") at += text.startsWith("\r\n", at + 1) ? 2 : 1;
    else if (mark.length === 1 && (character === "\n" || character === "\r")) return undefined;
    else if (character === mark[0] && text.startsWith(mark, at)) return at;
  }
  return undefined;
}

const SINGLE = new Map([
  ["\n", ""],
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
]);
const ESCAPE = /\\(?:([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/gs;

/** What a string's text stands for; undefined if an escape is damaged. Names of characters (`\N{…}`) are not known here. */
export function unescaped(inner: string, bytes: boolean): string | undefined {
  if (!inner.includes("\\")) return inner;
  let damaged = false;
  const value = inner.replace(ESCAPE, (whole, octal, hex, short, long, single) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & (bytes ? 0xff : 0x1ff));
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (bytes && single === undefined) return whole;
    const code = Number.parseInt(short ?? long ?? "", 16);
    if (code <= 0x10ffff) return String.fromCodePoint(code);
    if (long !== undefined || single === "x" || (!bytes && /[uUN]/.test(single))) damaged = true;
    return SINGLE.get(single) ?? whole;
  });
  return damaged ? undefined : value;
}
