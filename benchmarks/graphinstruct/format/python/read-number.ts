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

/** As CPython: longer decimal whole numbers are refused. Longer others are not converted, for the cost of it. */
const MOST_DIGITS = 4300;

/** Reads the number that starts at a place; undefined if Python sees none there. */
export function readNumber(text: string, at: number): ReadNumber | undefined {
  const base = text[at] === "0" ? BASES.get(text[at + 1] ?? "") : undefined;
  if (base) {
    const start = text[at + 2] === "_" ? at + 3 : at + 2;
    const end = digitsEnd(text, start, base);
    return end > start && !isWordAt(text, end) ? whole(text.slice(at, end), end) : undefined;
  }
  const integer = digitsEnd(text, at, DECIMAL);
  const fraction = text[integer] === "." ? digitsEnd(text, integer + 1, DECIMAL) : integer;
  if (integer === at && fraction < integer + 2) return undefined;
  const exponent = exponentEnd(text, fraction);
  const imaginary = text[exponent] === "j" || text[exponent] === "J";
  const end = imaginary ? exponent + 1 : exponent;
  if (isWordAt(text, end)) return undefined;
  if (end === integer) return whole(text.slice(at, end), end);
  return { value: Number(text.slice(at, exponent).replaceAll("_", "")), imaginary, end };
}

const DECIMAL = 10;
const BASES = new Map([
  ["x", 16],
  ["X", 16],
  ["o", 8],
  ["O", 8],
  ["b", 2],
  ["B", 2],
]);

/** The place after digits of a base, which single underscores may part. */
function digitsEnd(text: string, start: number, base: number): number {
  let end = start;
  for (; end < text.length; end++) {
    const parted = text.charCodeAt(end) === 95 && end > start && isDigit(text.charCodeAt(end + 1), base);
    if (!parted && !isDigit(text.charCodeAt(end), base)) break;
  }
  return end;
}

function isDigit(code: number, base: number): boolean {
  const value = code < 58 ? code - 48 : (code | 32) - 87;
  return value >= (code < 58 ? 0 : 10) && value < base;
}

function exponentEnd(text: string, at: number): number {
  if (text[at] !== "e" && text[at] !== "E") return at;
  const start = text[at + 1] === "+" || text[at + 1] === "-" ? at + 2 : at + 1;
  const end = digitsEnd(text, start, DECIMAL);
  return end > start ? end : at;
}

function whole(spelt: string, end: number): ReadNumber | undefined {
  const plain = spelt.replaceAll("_", "");
  const based = /^0[a-z]/i.test(plain);
  if (!based && (plain.length > MOST_DIGITS || /^0+[1-9]/.test(plain))) return undefined;
  const short = plain.length < 16 || plain.length > MOST_DIGITS;
  const value = plain.length > MOST_DIGITS ? Number.POSITIVE_INFINITY : Number(plain);
  return { value, digits: short ? String(value) : BigInt(plain).toString(), imaginary: false, end };
}
