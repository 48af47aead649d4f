/** A sum of two terms or more and what it is said to be: "3 + 4.5 = 7.5". */
const SUM = /(?<![\d.])(\d+(?:\.\d+)?(?:\s*\+\s*\d+(?:\.\d+)?)+)\s*=\s*(\d+(?:\.\d+)?)/g;

/** Decimal places of the numbers in use: sums are compared in tenths. */
const SCALE = 10;

/** A sum as written, and whether it is right. */
export interface Sum {
  readonly text: string;
  readonly right: boolean;
}

/** The sums that a text states. Linear in the length of the text. */
export function sumsIn(text: string): Sum[] {
  return [...text.matchAll(SUM)].map(([whole, terms, total]) => {
    const sum = terms!.split("+").reduce((units, term) => units + Math.round(Number(term) * SCALE), 0);
    return { text: whole, right: sum === Math.round(Number(total) * SCALE) };
  });
}
