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
  const quote = mark.charCodeAt(0);
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += text.startsWith("\r\n", at + 1) ? 2 : 1;
    else if (mark.length === 1 && (code === 10 || code === 13)) return undefined;
    else if (code === quote && text.startsWith(mark, at)) return at;
  }
  return undefined;
}

const BACKSLASH = 92;
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
const OCTAL = /[0-7]{1,3}/y;
const HEX = new Map([
  ["x", /[0-9a-fA-F]{2}/y],
  ["u", /[0-9a-fA-F]{4}/y],
  ["U", /[0-9a-fA-F]{8}/y],
]);

/** What a string's text stands for; undefined if an escape is damaged. Names of characters (`\N{…}`) are not known here. */
export function unescaped(inner: string, bytes: boolean): string | undefined {
  let value = "";
  let from = 0;
  for (let at = inner.indexOf("\\"); at !== -1; at = inner.indexOf("\\", from)) {
    value += inner.slice(from, at);
    const found = escapeAt(inner, at + 1, bytes);
    if (found === undefined) return undefined;
    value += found.value;
    from = found.end;
  }
  return from === 0 ? inner : value + inner.slice(from);
}

/** The escape whose backslash stands before a place; unknown ones stay as they are. */
function escapeAt(
  inner: string,
  at: number,
  bytes: boolean,
): { readonly value: string; readonly end: number } | undefined {
  const letter = inner[at] ?? "";
  const single = SINGLE.get(letter);
  if (single !== undefined) return { value: single, end: at + 1 };
  const octal = matchAt(OCTAL, inner, at);
  if (octal !== undefined) {
    const code = Number.parseInt(octal, 8) & (bytes ? 0xff : 0x1ff);
    return { value: String.fromCharCode(code), end: at + octal.length };
  }
  const hex = letter === "x" || !bytes ? HEX.get(letter) : undefined;
  if (hex === undefined) return letter === "N" && !bytes ? undefined : { value: `\\${letter}`, end: at + 1 };
  const digits = matchAt(hex, inner, at + 1);
  const code = Number.parseInt(digits ?? "", 16);
  return code <= 0x10ffff ? { value: String.fromCodePoint(code), end: at + 1 + digits!.length } : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
