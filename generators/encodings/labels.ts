/** 0, 1, 2 … */
export function numberLabels(order: number): readonly string[] {
  return labels(order, String);
}

/** A … Z, AA, AB …, as the columns of a spreadsheet. */
export function letterLabels(order: number): readonly string[] {
  return labels(order, letters);
}

function labels(order: number, label: (node: number) => string): string[] {
  const made: string[] = [];
  for (let node = 0; node < order; node++) made.push(label(node));
  return made;
}

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.trunc(index / 26) - 1) + last;
}
