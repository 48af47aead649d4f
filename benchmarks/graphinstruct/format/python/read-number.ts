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

const DECIMAL = /[0-9]/;
const BASES = new Map([
  ["x", /[0-9a-fA-F]/],
  ["X", /[0-9a-fA-F]/],
  ["o", /[0-7]/],
  ["O", /[0-7]/],
  ["b", /[01]/],
  ["B", /[01]/],
]);

/** The place after digits, which single underscores may part. */
function digitsEnd(text: string, start: number, digit: RegExp): number {
  let end = start;
  while (
    end < text.length &&
    (digit.test(text[end]!) || (end > start && text[end] === "_" && digit.test(text[end + 1] ?? "")))
  ) {
    end++;
  }
  return end;
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
