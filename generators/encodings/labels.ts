/** 0, 1, 2 … */
export function numberLabels(order: number): readonly string[] {
  return Array.from({ length: order }, (_, node) => String(node));
}

/** A … Z, AA, AB …, as the columns of a spreadsheet. */
export function letterLabels(order: number): readonly string[] {
  return Array.from({ length: order }, (_, node) => letters(node));
}

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.trunc(index / 26) - 1) + last;
}
