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

const ignored = new Set(" \t\v\f\u00a0*_`\"#$~“”„«»‘’'");
const arrows = new Set("→⟶➔➜➝➞⇒⟹");
const latexArrows = wordSet("to rightarrow longrightarrow Rightarrow");
const letter = /^[\p{L}\p{M}]$/u;

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number, char: string) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code > 127 && letter.test(char));

/** Cuts a text into tokens, in one pass. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const token = next(text, at);
    if (token === undefined) at++;
    else {
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
}

function next(text: string, start: number): Token | undefined {
  const char = text[start]!;
  const code = text.charCodeAt(start);
  if (isLetter(code, char)) return word(text, start);
  if (isDigit(code)) return plain("digits", text, start, runOf(text, start, isDigit));
  if (ignored.has(char)) return undefined;
  if (char === "\n" || char === "\r") return line(text, start);
  if (arrows.has(char)) return plain("arrow", text, start, start + 1);
  if (char === "-" || char === "=") return dash(text, start, char);
  if (char === "\\") return command(text, start);
  return plain("mark", text, start, start + 1);
}

function plain(kind: Token["kind"], text: string, start: number, end: number): Token {
  const own = text.slice(start, end);
  return { kind, text: own, lower: own, start, end };
}

function runOf(text: string, start: number, inside: (code: number) => boolean): number {
  let end = start;
  while (end < text.length && inside(text.charCodeAt(end))) end++;
  return end;
}

/** Letters, with apostrophes and emphasis inside them (`can't`, `No**d**e`) but without a possessive `'s`. */
function word(text: string, start: number): Token {
  let own = text[start]!;
  let end = start + 1;
  for (;;) {
    const inner = joint(text, end);
    const at = end + inner;
    if (at >= text.length || !isLetter(text.charCodeAt(at), text[at]!)) break;
    if (inner === 1 && text[end] !== "*") own += "'";
    own += text[at]!;
    end = at + 1;
  }
  return { kind: "word", text: own, lower: own.toLowerCase(), start, end };
}

/** The width of what may stand between two letters of a word: an apostrophe, or one or two stars. */
function joint(text: string, at: number): number {
  const char = text[at];
  if (char === "*") return text[at + 1] === "*" ? 2 : 1;
  if (char !== "'" && char !== "’") return 0;
  const last = text.charCodeAt(at + 2);
  const isPossessive = text[at + 1] === "s" && !isLetter(last, text[at + 2] ?? "");
  return isPossessive ? 0 : 1;
}

function line(text: string, start: number): Token {
  const end = runOf(text, start, (code) => code === 10 || code === 13);
  return { kind: "line", text: "\n", lower: "\n", start, end };
}

/** `->`, `-->`, `=>`; else one dash or equals sign, however long the run. */
function dash(text: string, start: number, char: string): Token {
  const code = char.charCodeAt(0);
  const end = runOf(text, start, (other) => other === code);
  if (text[end] === ">") return { kind: "arrow", text: "->", lower: "->", start, end: end + 1 };
  return { kind: "mark", text: char, lower: char, start, end };
}

/** `\rightarrow` and its kin are arrows; any other backslash is a mark. */
function command(text: string, start: number): Token {
  const end = runOf(text.slice(start, start + 20), 1, (code) => isLetter(code, "")) + start;
  if (latexArrows.has(text.slice(start + 1, end))) return plain("arrow", text, start, end);
  return plain("mark", text, start, start + 1);
}
