import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { floatText } from "#benchmarks/graphinstruct/format/python/number-text";

const WHOLE = /^[+-]?[0-9](?:_?[0-9])*$/;
const FLOAT =
  /^[+-]?(?:(?:[0-9](?:_?[0-9])*\.?(?:[0-9](?:_?[0-9])*)?|\.[0-9](?:_?[0-9])*)(?:e[+-]?[0-9](?:_?[0-9])*)?)$/i;
const SPECIAL = /^([+-]?)(inf|infinity|nan)$/i;

/** As CPython's `int`; what is longer is no number to speak of. */
const MOST_DIGITS = 4300;

/** A value without quotes and brackets: true, false, what Python's `int` or `float` take, else its text. */
export function scalar(raw: string): Literal {
  const lower = raw.length < 6 ? raw.toLowerCase() : "";
  if (lower === "true" || lower === "false") return { kind: "boolean", value: lower === "true" };
  if (raw.length > MOST_DIGITS || !/^[+\-.]?[\p{Nd}inIN.]/u.test(raw)) return { kind: "text", value: raw };
  const digits = asciiDigits(raw);
  const plain = digits.replaceAll("_", "");
  if (WHOLE.test(digits)) return whole(plain);
  if (FLOAT.test(digits)) return float(Number(plain));
  const special = SPECIAL.exec(digits);
  if (special === null) return { kind: "text", value: raw };
  if (special[2]!.toLowerCase() === "nan") return float(Number.NaN);
  return float(special[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
}

function whole(plain: string): Literal {
  const value = Number(plain);
  return {
    kind: "number",
    value,
    text: plain.length < 16 ? String(value + 0) : BigInt(plain.replace("+", "")).toString(),
  };
}

function float(value: number): Literal {
  return { kind: "number", value, text: floatText(value) };
}

/** With the decimal digits of other scripts, which `int` takes too, as 0 to 9. They stand in runs of ten, zero first. */
function asciiDigits(raw: string): string {
  return raw.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let before = digit.codePointAt(0)!;
    while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before--;
    return String((digit.codePointAt(0)! - before) % 10);
  });
}
