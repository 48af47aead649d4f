import { wordSet } from "#eval/readers/word-set";

/** A piece of a reply. Emphasis and quotation marks are no tokens: `**Yes**` is the word Yes. */
export interface Token {
  readonly kind: "word" | "digits" | "arrow" | "mark" | "line";
  /** As written; the bare character for marks, "\n" for any run of line ends. */
  readonly text: string;
  /** Words in lower case; else the same as `text`. */
  readonly lower: string;
  /** Offsets into the text; two tokens touch where one ends and the next starts. */
  readonly start: number;
  readonly end: number;
}

const arrows = new Set("→⟶➔➜➝➞⇒⟹");
const latexArrows = wordSet("to rightarrow longrightarrow Rightarrow");
const letter = /^[\p{L}\p{M}]$/u;

/** What a character is, by its code; a table for the first 256, as looking them up one by one takes most of the time. */
const [MARK, IGNORED, LETTER, CAPITAL, DIGIT, LINE] = [0, 1, 2, 3, 4, 5];
const classes = Uint8Array.from({ length: 256 }, (_, code) => classify(String.fromCharCode(code)));

function classify(char: string): number {
  if (" \t\v\f\u00a0*_`\"#$~“”„«»‘’'".includes(char)) return IGNORED!;
  if (char === "\n" || char === "\r") return LINE!;
  if (char >= "0" && char <= "9") return DIGIT!;
  if (!letter.test(char)) return MARK!;
  return char === char.toLowerCase() ? LETTER! : CAPITAL!;
}

function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 256 ? classes[code]! : at < text.length ? classify(text[at]!) : MARK!;
}

const isLetter = (text: string, at: number) => {
  const kind = classAt(text, at);
  return kind === LETTER || kind === CAPITAL;
};

/** Cuts a text into tokens, in one pass. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const kind = classAt(text, at);
    if (kind === IGNORED) at++;
    else {
      const token = next(text, at, kind);
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
}

function next(text: string, start: number, kind: number): Token {
  if (kind === LETTER || kind === CAPITAL) return word(text, start);
  if (kind === DIGIT || kind === LINE) return run(text, start, kind);
  const char = text[start]!;
  if (char === "-" || char === "=") return dash(text, start, char);
  if (char === "\\") return command(text, start);
  return plain(arrows.has(char) ? "arrow" : "mark", char, start, start + 1);
}

function plain(kind: Token["kind"], text: string, start: number, end: number): Token {
  return { kind, text, lower: text, start, end };
}

/** Digits, or line ends. */
function run(text: string, start: number, kind: number): Token {
  let end = start + 1;
  while (classAt(text, end) === kind) end++;
  return kind === LINE ? plain("line", "\n", start, end) : plain("digits", text.slice(start, end), start, end);
}

/** Letters, with apostrophes and emphasis inside them (`can't`, `No**d**e`) but without a possessive `'s`. */
function word(text: string, start: number): Token {
  let end = start;
  let isLower = true;
  for (let kind = classAt(text, end); kind === LETTER || kind === CAPITAL; kind = classAt(text, ++end)) {
    if (kind === CAPITAL) isLower = false;
  }
  const inner = joint(text, end);
  if (inner > 0 && isLetter(text, end + inner)) return joined(text, start, end);
  const own = text.slice(start, end);
  return { kind: "word", text: own, lower: isLower ? own : own.toLowerCase(), start, end };
}

/** A word of several stretches of letters, the first of which ends at `from`. */
function joined(text: string, start: number, from: number): Token {
  let own = text.slice(start, from);
  let end = from;
  for (let inner = joint(text, end); inner > 0 && isLetter(text, end + inner); inner = joint(text, end)) {
    const at = end + inner;
    if (inner === 1 && text[end] !== "*") own += "'";
    end = at;
    while (isLetter(text, end)) end++;
    own += text.slice(at, end);
  }
  return { kind: "word", text: own, lower: own.toLowerCase(), start, end };
}

/** The width of what may stand between two letters of a word: an apostrophe, or one or two stars. */
function joint(text: string, at: number): number {
  const char = text[at];
  if (char === "*") return text[at + 1] === "*" ? 2 : 1;
  if (char !== "'" && char !== "’") return 0;
  const isPossessive = text[at + 1] === "s" && !isLetter(text, at + 2);
  return isPossessive ? 0 : 1;
}

/** `->`, `-->`, `=>`; else one dash or equals sign, however long the run. */
function dash(text: string, start: number, char: string): Token {
  let end = start + 1;
  while (text[end] === char) end++;
  return text[end] === ">" ? plain("arrow", "->", start, end + 1) : plain("mark", char, start, end);
}

/** `\rightarrow` and its kin are arrows; any other backslash is a mark. */
function command(text: string, start: number): Token {
  let end = start + 1;
  while (end < start + 20 && isLetter(text, end)) end++;
  const isArrow = latexArrows.has(text.slice(start + 1, end));
  return isArrow ? plain("arrow", text.slice(start, end), start, end) : plain("mark", "\\", start, start + 1);
}
