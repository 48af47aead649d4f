import { isWordAt } from "#benchmarks/graphinstruct/format/characters";

/** A number as Python writes it, without its sign. */
export interface ReadNumber {
  readonly value: number;
  /** Whole numbers: their digits in base ten; undefined otherwise. */
  readonly digits?: string;
  /** Written with a `j`: `value` is the imaginary part. */
  readonly imaginary: boolean;
  /** The place after it. */
  readonly end: number;
}

const BASED = /0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+/y;
const DECIMAL = /(?:[0-9](?:_?[0-9])*)?(?:\.(?:[0-9](?:_?[0-9])*)?)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?[jJ]?/y;

/** As CPython: longer decimal whole numbers are refused, and longer others are not converted here for the cost of it. */
const MOST_DIGITS = 4300;

/** Reads the number that starts at a place; undefined if Python sees none there. */
export function readNumber(text: string, at: number): ReadNumber | undefined {
  const based = match(BASED, text, at);
  const found = based ?? match(DECIMAL, text, at) ?? "";
  const end = at + found.length;
  if (!/[0-9]/.test(found) || isWordAt(text, end)) return undefined;
  const plain = found.replaceAll("_", "");
  if (based !== undefined || /^[0-9]+$/.test(plain)) return whole(plain, end);
  const imaginary = /[jJ]$/.test(plain);
  return { value: Number(imaginary ? plain.slice(0, -1) : plain), imaginary, end };
}

function whole(plain: string, end: number): ReadNumber | undefined {
  const based = /^0[^0-9]/.test(plain);
  if (!based && (plain.length > MOST_DIGITS || /^0+[1-9]/.test(plain))) return undefined;
  const short = plain.length < 16 || plain.length > MOST_DIGITS;
  const value = Number(plain);
  return { value, digits: short ? String(value) : BigInt(plain).toString(), imaginary: false, end };
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
