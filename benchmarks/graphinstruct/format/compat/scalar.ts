import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { floatText } from "#benchmarks/graphinstruct/format/python/number-text";

const WHOLE = /^[+-]?[0-9](?:_?[0-9])*$/;
const FLOAT =
  /^[+-]?(?:(?:[0-9](?:_?[0-9])*\.?(?:[0-9](?:_?[0-9])*)?|\.[0-9](?:_?[0-9])*)(?:e[+-]?[0-9](?:_?[0-9])*)?)$/i;
const SPECIAL = /^([+-]?)(inf|infinity|nan)$/i;

/** As CPython's `int`. */
const MOST_DIGITS = 4300;

/** A value without quotes and brackets, as the released code takes it: true, false, what `int` or `float` take, else text. */
export function scalar(raw: string): Literal {
  const lower = raw.length < 6 ? raw.toLowerCase() : "";
  if (lower === "true" || lower === "false") return { kind: "boolean", value: lower === "true" };
  const plain = raw.replaceAll("_", "");
  if (WHOLE.test(raw) && plain.length <= MOST_DIGITS) return whole(plain);
  if (FLOAT.test(raw)) return float(Number(plain));
  const special = SPECIAL.exec(raw);
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
