import { isWordAt } from "#benchmarks/graphinstruct/format/characters";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { readNumber } from "#benchmarks/graphinstruct/format/python/read-number";
import { readString } from "#benchmarks/graphinstruct/format/python/read-string";
import { signedNumber } from "#benchmarks/graphinstruct/format/python/signed-number";
import { skipBlank } from "#benchmarks/graphinstruct/format/python/skip-blank";

/** A value without brackets, and the place after it. */
interface Atom {
  readonly literal: Literal;
  readonly end: number;
}

const NAMES = new Map<string, Literal>([
  ["True", { kind: "boolean", value: true }],
  ["False", { kind: "boolean", value: false }],
  ["None", { kind: "none" }],
  ["...", { kind: "ellipsis" }],
  ["set()", { kind: "set", items: [] }],
]);

/** Reads the value that starts at a place; undefined if Python sees none there that holds no others. */
export function readAtom(text: string, at: number): Atom | undefined {
  const code = text.charCodeAt(at);
  const plain = plainAt(text, at, code);
  if (plain) return plain;
  if (code === 43 || code === 45) return signedNumber(text, at);
  if ((code >= 48 && code <= 57) || (code === 46 && !text.startsWith("...", at))) {
    const number = readNumber(text, at);
    return number && signedNumber(text, at);
  }
  for (const [name, literal] of NAMES) {
    const end = at + name.length;
    if (text.startsWith(name, at)) return /\w$/.test(name) && isWordAt(text, end) ? undefined : { literal, end };
  }
  return readStrings(text, at);
}

/** The text or whole number of few digits that most values are, without the detour; undefined if it may be anything else. */
function plainAt(text: string, at: number, code: number): Atom | undefined {
  if (code === 39 || code === 34) {
    const end = plainQuoteEnd(text, at + 1, code);
    if (end === undefined || /[^,)\]]/.test(text[end] ?? ",")) return undefined;
    return { literal: { kind: "text", value: text.slice(at + 1, end - 1) }, end };
  }
  let end = at;
  while (end < at + 9 && isDigit(text.charCodeAt(end))) end++;
  if (end === at || (code === 48 && end > at + 1) || /[^,)\]]/.test(text[end] ?? ",")) return undefined;
  const digits = text.slice(at, end);
  return { literal: { kind: "number", value: Number(digits), text: digits }, end };
}

/** The place after the quote that closes a text without escapes on one line. */
function plainQuoteEnd(text: string, start: number, quote: number): number | undefined {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === 92 || code === 10 || code === 13) return undefined;
  }
  return undefined;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Strings side by side are one. */
function readStrings(text: string, at: number): Atom | undefined {
  const first = readString(text, at);
  if (first === undefined) return undefined;
  let { value, end } = first;
  for (;;) {
    const next = readString(text, skipBlank(text, end));
    if (next === undefined) break;
    if (next.bytes !== first.bytes) return undefined;
    value += next.value;
    end = next.end;
  }
  return { literal: { kind: first.bytes ? "bytes" : "text", value }, end };
}
