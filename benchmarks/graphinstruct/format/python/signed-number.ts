import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { complexText, floatText } from "#benchmarks/graphinstruct/format/python/number-text";
import { type ReadNumber, readNumber } from "#benchmarks/graphinstruct/format/python/read-number";
import { skipBlank } from "#benchmarks/graphinstruct/format/python/skip-blank";

/**
 * Reads a number with the sign that may stand before it; after a real number, its imaginary part (`1+2j`).
 *
 * @param real the number to whose right the sign stands
 */
export function signedNumber(
  text: string,
  at: number,
  real?: Literal,
): { readonly literal: Literal; readonly end: number } | undefined {
  const sign = text[at] === "-" ? -1 : 1;
  const number = readNumber(text, text[at] === "-" || text[at] === "+" ? skipBlank(text, at + 1) : at);
  if (number === undefined) return undefined;
  if (real === undefined) return { literal: signed(number, sign, text[at] === "-"), end: number.end };
  if (real.kind !== "number" || real.text.includes("j") || !number.imaginary) return undefined;
  return { literal: complex(real.value, sign * number.value), end: number.end };
}

function signed(number: ReadNumber, sign: number, minus: boolean): Literal {
  const value = sign * number.value;
  if (number.imaginary) return complex(minus ? -0 : 0, value);
  if (number.digits === undefined) return { kind: "number", value, text: floatText(value) };
  return { kind: "number", value, text: minus && number.value !== 0 ? `-${number.digits}` : number.digits };
}

function complex(real: number, imaginary: number): Literal {
  return { kind: "number", value: imaginary === 0 ? real : Number.NaN, text: complexText(real, imaginary) };
}
