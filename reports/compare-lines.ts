import type { ComparedCell } from "#eval/comparison";
import type { Interval } from "#eval/stats/interval";
import { count, points, probability, rate, threshold } from "#reports/format";

/** A difference is marked where its p, adjusted, is below α. */
const [MORE, LESS] = ["●", "▼"];
/** The widest name that stands on the line of its numbers; longer ones have a line of their own. */
const NAME = 16;

/** What was compared. */
export interface Compared {
  /** The two folders. */
  readonly runs: readonly [first: string, second: string];
  readonly cells: readonly ComparedCell[];
  /** Cells of the same place whose items differ altogether. */
  readonly apart: number;
  readonly alpha: number;
}

/** Two runs, cell by cell, as lines of text of at most 80 columns. */
export function compareLines({ runs, cells, apart, alpha }: Compared): string[] {
  const names = cells.map(({ column }) => `  ${column}`);
  const width = Math.min(NAME, Math.max(...names.map((name) => name.length)));
  const rows = cells.flatMap((cell, i) => [
    ...(i > 0 && sameRows(cell, cells[i - 1]!) ? [] : [rowsOf(cell)]),
    ...cellLines(names[i]!, width, numbersOf(cell, alpha)),
  ]);
  return [
    `first: ${runs[0]}`,
    `second: ${runs[1]}`,
    "",
    `${"".padEnd(width)}  items  first  second   difference, in points   mid-p    Holm`,
    ...rows,
    "",
    ...sharedLines(cells, apart),
    `● the second is better, ▼ worse: adjusted over ${count(cells.length, "cell")}, p < ${threshold(alpha)}`,
    ...(cells.some(({ instances }) => instances)
      ? ["~ several models, or items of one instance: sign flips of whole instances"]
      : []),
  ];
}

function sameRows(a: ComparedCell, b: ComparedCell): boolean {
  return a.row === b.row && a.other === b.other;
}

function rowsOf({ row, other }: ComparedCell): string {
  return other === undefined ? row : `${row} | ${other}`;
}

function cellLines(name: string, width: number, numbers: string): string[] {
  return name.length > width ? [name, `${"".padEnd(width)}  ${numbers}`] : [`${name.padEnd(width)}  ${numbers}`];
}

function numbersOf({ items, accuracy, difference, mcnemar, instances, holm }: ComparedCell, alpha: number): string {
  const sign = holm >= alpha || difference.value === 0 ? " " : difference.value > 0 ? MORE : LESS;
  const p = instances ? `~${probability(instances.p)}` : probability(mcnemar.p);
  return [
    String(items).padStart(5),
    rate(accuracy[0]).padStart(5),
    rate(accuracy[1]).padStart(6),
    `${points(difference.value).padStart(6)} ${bounds(difference.interval).padEnd(15)}`,
    p.padStart(6),
    `${probability(holm).padStart(6)} ${sign}`,
  ]
    .join("  ")
    .trimEnd();
}

function bounds(interval: Interval | undefined): string {
  return interval ? `[${points(interval[0])}, ${points(interval[1])}]` : "";
}

/** Says where the runs do not hold the same items. */
function sharedLines(cells: readonly ComparedCell[], apart: number): string[] {
  const partly = cells.filter(({ alone }) => alone[0] + alone[1] > 0);
  const [first, second] = [0, 1].map((side) => partly.reduce((sum, { alone }) => sum + alone[side]!, 0));
  return [
    `${cells.reduce((sum, { items }) => sum + items, 0)} items shared`,
    ...(partly.length > 0 ? [`left out: ${first} that only the first has, ${second} that only the second has`] : []),
    ...(apart > 0 ? [`left out: ${count(apart, "cell")} without a shared item`] : []),
  ];
}
