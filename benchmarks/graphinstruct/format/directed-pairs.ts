import { skipSpace } from "#benchmarks/graphinstruct/format/characters";

/**
 * Pairs of quoted texts in round brackets, in the order in which they stand, as the released code's pattern finds them:
 * texts as short as can be, each on one line, quotes of either kind. Linear in the text's length, which that pattern isn't.
 */
export function directedPairs(text: string): (readonly [source: string, target: string])[] {
  const pairs: (readonly [string, string])[] = [];
  const lineOf = finder(text, newlineAt);
  const pairFrom = pairFinder(text);
  for (let at = text.indexOf("("); at !== -1; at = text.indexOf("(", at)) {
    const open = skipSpace(text, at + 1);
    at++;
    if (!isQuote(text[open])) continue;
    const line = lineOf(open)?.start ?? text.length;
    const pair = pairFrom(open + 1, line);
    if (pair) pairs.push(pair.ends);
    // What finds no end from here finds none from any later place of the line.
    at = Math.max(at, pair?.end ?? line);
  }
  return pairs;
}

/** A piece of the pattern: where it starts, and the place after it. */
interface Piece {
  readonly start: number;
  readonly end: number;
}

function pairFinder(text: string) {
  const nextMiddle = finder(text, middleAt);
  const nextClose = finder(text, closeAt);
  const lineOf = finder(text, newlineAt);
  return (start: number, line: number): { ends: readonly [string, string]; end: number } | undefined => {
    for (let middle = nextMiddle(start + 1); middle && middle.start < line; middle = nextMiddle(middle.start + 1)) {
      const close = nextClose(middle.end + 1);
      if (!close || close.start > (lineOf(middle.end)?.start ?? text.length)) continue;
      return { ends: [text.slice(start, middle.start), text.slice(middle.end, close.start)], end: close.end };
    }
    return undefined;
  };
}

/** Finds the first piece at or after a place; the places asked for must not descend. */
function finder(text: string, pieceAt: (text: string, at: number) => Piece | undefined) {
  let found: Piece | undefined;
  let searched = 0;
  return (from: number): Piece | undefined => {
    if (found && found.start >= from) return found;
    found = undefined;
    for (searched = Math.max(searched, from); searched < text.length && !found; searched++) {
      found = pieceAt(text, searched);
    }
    return found;
  };
}

function newlineAt(text: string, at: number): Piece | undefined {
  return text.charCodeAt(at) === 10 ? { start: at, end: at + 1 } : undefined;
}

/** The quote that ends the first text, the comma, and the quote that opens the second. */
function middleAt(text: string, at: number): Piece | undefined {
  if (!isQuote(text[at])) return undefined;
  const comma = skipSpace(text, at + 1);
  if (text[comma] !== ",") return undefined;
  const open = skipSpace(text, comma + 1);
  return isQuote(text[open]) ? { start: at, end: open + 1 } : undefined;
}

function closeAt(text: string, at: number): Piece | undefined {
  if (!isQuote(text[at])) return undefined;
  const close = skipSpace(text, at + 1);
  return text[close] === ")" ? { start: at, end: close + 1 } : undefined;
}

function isQuote(character: string | undefined): boolean {
  return character === "'" || character === '"';
}
