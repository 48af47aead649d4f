import { unescaped } from "#benchmarks/graphinstruct/format/python/read-string";
import type { Line } from "#benchmarks/graphinstruct/format/strict/lines";

/** What a line consists of: names, in quotes or not, and marks: an arrow, a comma, a colon, a semicolon, brackets. */
export interface Token {
  readonly id: string;
  readonly mark: boolean;
  readonly quoted: boolean;
  /** Places in the reply. */
  readonly at: number;
  readonly end: number;
}

/** A name, and its place in the reply. */
export interface Name {
  readonly id: string;
  readonly at: number;
  readonly quoted: boolean;
}

const TOKEN =
  /(?<ascii>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<other>[‘’‚‛′][^‘’‚‛′']*[‘’‛′']|[“”„‟″][^“”„‟″"]*[“”‟″"])|(?<mark>->|[,:;()[\]{}])|(?:(?!->)[^\s,:;()[\]{}])+/g;

/** The tokens of a line. */
export function tokensOf({ text, at }: Line): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: whole, index, groups }) => {
    const inner = whole.slice(1, -1);
    const quoted = groups!.ascii !== undefined || groups!.other !== undefined;
    const id = groups!.ascii !== undefined ? (unescaped(inner, false) ?? inner) : quoted ? inner : whole;
    return { id, mark: groups!.mark !== undefined, quoted, at: at + index, end: at + index + whole.length };
  });
}

const BRACKETS = new Set(["()", "[]", "{}"]);

/**
 * The names that tokens list: one between two commas, or one each if there is no comma; brackets around them all don't
 * count. undefined if they hold other marks.
 */
export function namesIn(tokens: readonly Token[]): Name[] | undefined {
  const inner = BRACKETS.has(`${tokens[0]?.id}${tokens.at(-1)?.id}`) && tokens[0]!.mark ? tokens.slice(1, -1) : tokens;
  if (inner.some(({ mark, id }) => mark && id !== ",")) return undefined;
  const commas = inner.some(({ mark }) => mark);
  return commas ? betweenCommas(inner) : inner.map(({ id, at, quoted }) => ({ id, at, quoted }));
}

/** Several words between two commas are one name. */
function betweenCommas(tokens: readonly Token[]): Name[] {
  const names: Name[] = [];
  let open = true;
  for (const { id, mark, at, quoted } of tokens) {
    if (mark) open = true;
    else if (open) {
      names.push({ id, at, quoted });
      open = false;
    } else names.push(joined(names.pop()!, id));
  }
  return names;
}

function joined({ id, at, quoted }: Name, word: string): Name {
  return { id: `${id} ${word}`, at, quoted };
}
