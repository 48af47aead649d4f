/** A number, perhaps with what it is before it and its unit or a remark after it: "weight 3", "2 km", "3 (from 7 to 4)". */
const TERM = String.raw`(?:(?:weight|length|distance) )?(\d+(?:\.\d+)?)(?: ?(?:km|miles?)\b| \([a-zA-Z][^()\n+=]{0,60}\))?`;
const plain = TERM.replace("(\\d", "(?:\\d");
const ADDED = String.raw`${plain}(?:\s*\+\s*${plain})+`;
/** Not in the middle of a number or of a longer sum: what was added before would be missing. */
const START = String.raw`(?<![\d.]|\+\s{0,3}|\+\s{0,3}(?:weight|length|distance) )`;

/** "3 + 4.5 = 7.5". The other side is looked at only, so that it can begin the next sum: "3 + 4 = 7 + 2 = 9". */
const FORWARD = new RegExp(String.raw`${START}(${ADDED})\s*=\s*(?=(${plain}(?:\s*\+\s*${plain})*))`, "g");
/** "a length of 7 (3 + 4)" */
const BACKWARD = new RegExp(String.raw`\b(?:of|is|=|:)\s*(${plain})\s*\((${ADDED})\)`, "g");

/** Numbers are written in tenths; less than this is the noise of binary fractions. */
const NOISE = 1e-6;

/** A sum as written, and whether it is right. */
export interface Sum {
  readonly text: string;
  readonly right: boolean;
}

/** The sums that a text states, in the ways that models write them. Linear in the length of the text. */
export function sumsIn(text: string): Sum[] {
  const forward = [...text.matchAll(FORWARD)].map(([whole, added, side]) => {
    const claimed = numbersIn(side!);
    return sum(`${whole}${side}`, added!, [claimed[0]!, total(claimed)]);
  });
  const backward = [...text.matchAll(BACKWARD)].map(([whole, claimed, added]) =>
    sum(whole, added!, numbersIn(claimed!)),
  );
  return [...forward, ...backward];
}

/** Right where the terms add up to one of the claims: of a running sum its first number, else all of it. */
function sum(text: string, added: string, claims: readonly number[]): Sum {
  const value = total(numbersIn(added));
  return { text, right: claims.some((claim) => Math.abs(claim - value) < NOISE) };
}

function numbersIn(terms: string): number[] {
  return terms.split("+").map((term) => Number(/\d+(?:\.\d+)?/.exec(term)![0]));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
