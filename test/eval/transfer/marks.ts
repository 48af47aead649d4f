import type { Cell } from "#eval/cell";
import { cellsOf, type Score } from "#eval/scores";
import type { Outcome } from "#eval/verdict";

const OUTCOMES: Readonly<Record<string, Outcome>> = { "+": "correct", "-": "wrong", "?": "unparsed", "!": "failed" };

/** Scores written as marks, an item each: + right, - wrong, ? not read, ! no reply. */
export function scoresFrom(
  row: string,
  column: string,
  marks: string,
  seed?: number,
  instanceOf: (i: number) => number = (i) => i,
): Score[] {
  return [...marks].map((mark, i) => ({
    ...{ row, column, problem: `${column}/${i}`, instance: `g${instanceOf(i)}`, outcome: OUTCOMES[mark]!, why: "" },
    ...(seed !== undefined && { seed }),
  }));
}

/** A cell of one model, or of one a seed (1, 2 …) where several lines of marks are given. */
export function cellFrom(
  row: string,
  column: string,
  marks: string | readonly string[],
  instanceOf?: (i: number) => number,
): Cell {
  const scores =
    typeof marks === "string"
      ? scoresFrom(row, column, marks, undefined, instanceOf)
      : marks.flatMap((line, i) => scoresFrom(row, column, line, i + 1, instanceOf));
  return cellsOf(scores)[0]!;
}

/** Marks of which item i is right where `right(i)` says so. */
export function marksOf(of: number, right: (i: number) => boolean): string {
  return Array.from({ length: of }, (_, i) => (right(i) ? "+" : "-")).join("");
}
