import { isWordAt } from "#benchmarks/graphinstruct/format/characters";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { hashKey } from "#benchmarks/graphinstruct/format/python/hash-key";
import { readNumber } from "#benchmarks/graphinstruct/format/python/read-number";
import { readString } from "#benchmarks/graphinstruct/format/python/read-string";
import { signedNumber } from "#benchmarks/graphinstruct/format/python/signed-number";

/** CPython's own limit of brackets in brackets. */
const DEEPEST = 200;

/** A bracket that is not closed yet. */
interface Open {
  readonly bracket: number;
  readonly items: Literal[];
  /** Of a dict: what stands left of the colons; `items` holds what stands right. */
  readonly keys: Literal[];
  /** Whether an item has just been read, so that a comma or the end must follow. */
  full: boolean;
  comma: boolean;
}

const [ROUND, SQUARE, CURLY, TOP] = [40, 91, 123, 0];

/** The bracket that a code unit closes. */
function closedBy(code: number): number | undefined {
  if (code === 41) return ROUND;
  if (code === 93) return SQUARE;
  return code === 125 ? CURLY : undefined;
}

/**
 * What Python's `ast.literal_eval` makes of a text; undefined where it raises ValueError or SyntaxError, `unhashable` where
 * it raises TypeError for a set or a dict of what can't be hashed.
 */
export function pythonLiteral(text: string): Literal | "unhashable" | undefined {
  if (text.includes("\0")) return undefined;
  const stack: Open[] = [opened(TOP)];
  const state = { unhashable: false };
  for (let at = skipBlank(text, 0); at < text.length; at = skipBlank(text, at)) {
    const top = stack.at(-1)!;
    const code = text.charCodeAt(at);
    if (code === ROUND || code === SQUARE || code === CURLY) {
      if (top.full || stack.length > DEEPEST) return undefined;
      stack.push(opened(code));
      at++;
    } else if (code === 41 || code === 93 || code === 125) {
      const value = closedBy(code) === top.bracket ? closed(top, state) : undefined;
      stack.pop();
      if (value === undefined || !put(stack.at(-1)!, value)) return undefined;
      at++;
    } else if (top.full) {
      const next = afterItem(text, at, top);
      if (next === undefined) return undefined;
      at = next;
    } else {
      const atom = readAtom(text, at);
      if (atom === undefined || !put(top, atom.literal)) return undefined;
      at = atom.end;
    }
  }
  if (stack.length > 1) return undefined;
  return finished(stack[0]!, state.unhashable);
}

function finished(top: Open, unhashable: boolean): Literal | "unhashable" | undefined {
  if (!top.full && !top.comma) return undefined;
  if (unhashable) return "unhashable";
  return top.comma ? { kind: "tuple", items: top.items } : top.items[0];
}

function opened(bracket: number): Open {
  return { bracket, items: [], keys: [], full: false, comma: false };
}

function put(open: Open, value: Literal): boolean {
  if (open.full) return false;
  open.full = true;
  open.items.push(value);
  return true;
}

/** What may follow an item within its bracket: a comma, the colon of a dict, the rest of a complex number. */
function afterItem(text: string, at: number, open: Open): number | undefined {
  const character = text[at];
  if (character === ",") {
    open.full = false;
    open.comma = true;
    return at + 1;
  }
  if (character === ":" && open.bracket === CURLY && open.keys.length < open.items.length) {
    open.keys.push(open.items.pop()!);
    open.full = false;
    return at + 1;
  }
  if (character !== "+" && character !== "-") return undefined;
  const sum = signedNumber(text, at, skipBlank, open.items.pop());
  if (sum) open.items.push(sum.literal);
  return sum?.end;
}

function closed(open: Open, state: { unhashable: boolean }): Literal | undefined {
  const { bracket, items, keys } = open;
  if (bracket === SQUARE) return { kind: "list", items };
  if (bracket === ROUND) return items.length === 1 && !open.comma ? items[0] : { kind: "tuple", items };
  if (keys.length === 0 && items.length > 0) return { kind: "set", items: [...distinct(items, items, state).values()] };
  if (keys.length !== items.length) return undefined;
  const entries = keys.map((key, i) => [key, items[i]!] as const);
  return { kind: "dict", entries: [...distinct(keys, entries, state).values()] };
}

/** As Python keeps them: equal keys once, in the place of the first, with the value of the last. */
function distinct<Item>(
  keys: readonly Literal[],
  items: readonly Item[],
  state: { unhashable: boolean },
): Map<string, Item> {
  const found = new Map<string, Item>();
  keys.forEach((literal, i) => {
    const key = hashKey(literal);
    if (key === undefined) state.unhashable = true;
    else found.set(key, items[i]!);
  });
  return found;
}

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

function readAtom(text: string, at: number): Atom | undefined {
  const code = text.charCodeAt(at);
  const plain = plainAt(text, at, code);
  if (plain) return plain;
  if (code === 43 || code === 45) return signedNumber(text, at, skipBlank);
  if ((code >= 48 && code <= 57) || (code === 46 && !text.startsWith("...", at))) {
    const number = readNumber(text, at);
    return number && signedNumber(text, at, skipBlank);
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

/** Past blanks, line ends, joined lines and comments. */
function skipBlank(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 35) {
      while (at + 1 < text.length && !"\r\n".includes(text[at + 1]!)) at++;
    } else if (code === 92 && "\r\n".includes(text[at + 1] ?? "x")) at++;
    else if (code !== 32 && code !== 10 && code !== 9 && code !== 13 && code !== 12) break;
  }
  return at;
}
