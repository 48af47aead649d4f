/** Columns of a terminal that everything fits in. */
const WIDTH = 80;
const GAP = "  ";

/**
 * A table as lines of 80 columns at most: the first column from the left, the others to the right. Names that are too long
 * end in an ellipsis.
 *
 * @param rows as many entries each as the head has
 */
export function alignedLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.slice(1).map((_, i) => Math.max(...all.map((row) => [...row[i + 1]!].length)));
  const taken = widths.reduce((sum, width) => sum + width + GAP.length, 0);
  const longest = Math.max(...all.map(([name]) => [...name!].length));
  const first = Math.max(1, Math.min(longest, WIDTH - taken));
  return all.map(([name, ...numbers]) =>
    [cut(name!, first).padEnd(first), ...numbers.map((number, i) => number.padStart(widths[i]!))].join(GAP).trimEnd(),
  );
}

function cut(name: string, width: number): string {
  const chars = [...name];
  return chars.length > width ? `${chars.slice(0, width - 1).join("")}…` : name;
}
