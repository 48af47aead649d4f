/** A sum of two terms or more and what it is said to be: "3 + 4.5 = 7.5". */
const SUM = /(?<![\d.])(\d+(?:\.\d+)?(?:\s*\+\s*\d+(?:\.\d+)?)+)\s*=\s*(\d+(?:\.\d+)?)/g;

/** Decimal places of the numbers in use: sums are compared in tenths. */
const SCALE = 10;

/** The sums of a text that are wrong, as written. Linear in the length of the text. */
export function arithmeticErrors(text: string): string[] {
  return [...text.matchAll(SUM)].flatMap(([whole, terms, total]) => {
    const sum = terms!.split("+").reduce((units, term) => units + Math.round(Number(term) * SCALE), 0);
    return sum === Math.round(Number(total) * SCALE) ? [] : [whole];
  });
}
