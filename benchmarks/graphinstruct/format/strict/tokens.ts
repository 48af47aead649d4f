import { isSpace } from "#benchmarks/graphinstruct/format/characters";
import { unescaped } from "#benchmarks/graphinstruct/format/python/read-string";
import type { Line } from "#benchmarks/graphinstruct/format/strict/line";
import { closingQuotes } from "#benchmarks/graphinstruct/format/strict/quoted";

/** What a line consists of: names, in quotes or not, and marks: an arrow, a comma, a colon, a semicolon, brackets. */
export interface Token {
  readonly id: string;
  readonly kind: "word" | "quoted" | "mark";
  /** Its place in the reply. */
  readonly at: number;
}

/**
 * The tokens of a line of a list; undefined for a line that can't be one: such a line has one pair of brackets and one
 * colon at most, and a name between two commas.
 */
export function tokensOf(line: Line): Token[] | undefined {
  const { text } = line;
  const tokens: Token[] = [];
  let marks = "";
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at++;
      continue;
    }
    const { token, end } = tokenAt(line, at);
    if (token.kind === "mark") {
      if (token.id === "," ? isComma(tokens.at(-1)) : marks.includes(token.id)) return undefined;
      if (token.id !== ",") marks += token.id;
    }
    tokens.push(token);
    at = end;
  }
  return tokens;
}

function isComma(token: Token | undefined): boolean {
  return token?.kind === "mark" && token.id === ",";
}

function tokenAt(line: Line, at: number): { readonly token: Token; readonly end: number } {
  const { text } = line;
  const place = line.at + at;
  const quoted = quotedAt(text, at);
  if (quoted) return { token: { id: quoted.id, kind: "quoted", at: place }, end: quoted.end };
  if (isMark(text.charCodeAt(at))) return { token: { id: text[at]!, kind: "mark", at: place }, end: at + 1 };
  if (startsArrow(text, at)) return { token: { id: "->", kind: "mark", at: place }, end: at + 2 };
  let end = at + 1;
  while (
    end < text.length &&
    !isSpace(text.charCodeAt(end)) &&
    !isMark(text.charCodeAt(end)) &&
    !startsArrow(text, end)
  )
    end++;
  return { token: { id: text.slice(at, end), kind: "word", at: place }, end };
}

/** Commas, colons, semicolons and brackets. */
function isMark(code: number): boolean {
  return code < 0x80 && ",:;()[]{}".includes(String.fromCharCode(code));
}

function startsArrow(text: string, at: number): boolean {
  return text.charCodeAt(at) === 45 && text.charCodeAt(at + 1) === 62;
}

function quotedAt(text: string, at: number): { readonly id: string; readonly end: number } | undefined {
  const closing = closingQuotes(text[at]);
  if (closing === undefined) return undefined;
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === "\\") end++;
    else if (closing.includes(text[end]!)) {
      const inner = text.slice(at + 1, end);
      return { id: unescaped(inner, false) ?? inner, end: end + 1 };
    }
  }
  return undefined;
}

/** The arrow between two names, which marks them as the ends of a directed edge. */
export function isArrow({ id, kind }: Token): boolean {
  return kind === "mark" && id === "->";
}

const BRACKETS = new Set(["()", "[]", "{}"]);

/**
 * The names that tokens list: one between two commas, or one each if there is no comma; brackets around them all don't
 * count. undefined if they hold other marks.
 */
export function namesIn(tokens: readonly Token[]): Token[] | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const bracketed = first?.kind === "mark" && BRACKETS.has(first.id + last!.id);
  const inner = bracketed ? tokens.slice(1, -1) : tokens;
  if (inner.some(({ kind, id }) => kind === "mark" && id !== ",")) return undefined;
  return inner.some(({ kind }) => kind === "mark") ? betweenCommas(inner) : [...inner];
}

/** Several words between two commas are one name. */
function betweenCommas(tokens: readonly Token[]): Token[] {
  const names: Token[] = [];
  let open = true;
  for (const token of tokens) {
    const before = names.at(-1);
    if (token.kind === "mark") open = true;
    else if (open || before === undefined) {
      names.push(token);
      open = false;
    } else names[names.length - 1] = { ...before, id: `${before.id} ${token.id}` };
  }
  return names;
}
