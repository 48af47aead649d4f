import type { ScoredCell } from "#eval/matrix";
import { count } from "#reports/format";

/** How many items the models of cells were asked: "200 items", "198 to 200 items". */
export function itemsWords(cells: readonly ScoredCell[]): string {
  const sizes = cells.flatMap(({ repeats }) => repeats.map(({ of }) => of));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? count(most, "item") : `${least} to ${count(most, "item")}`;
}
