import { cellAccuracy } from "#eval/cell-accuracy";
import type { Repeat, ScoredCell } from "#eval/matrix";
import { countsOf } from "#eval/scores";
import { isScored } from "#eval/verdict";

/**
 * Cells of one column on the items that count for every model of all of them, so that their accuracies can be held
 * against one another. What they say of transfer stays as it was.
 */
export function onSharedItems(cells: readonly ScoredCell[], resamples: number): ScoredCell[] {
  const models = cells.flatMap(({ repeats }) => repeats);
  const [first = new Set<string>(), ...others] = models.map(countedIn);
  const shared = new Set([...first].filter((id) => others.every((ids) => ids.has(id))));
  if (models.every(({ items }) => items.length === shared.size)) return [...cells];
  return cells.map((cell): ScoredCell => {
    const repeats = cell.repeats.map(({ seed, items }): Repeat => {
      const kept = items.filter(({ id }) => shared.has(id));
      return { ...(seed !== undefined && { seed }), ...countsOf(kept), items: kept };
    });
    const counted = { ...cell, repeats, ...countsOf(repeats.flatMap(({ items }) => items)) };
    return { ...counted, ...cellAccuracy(counted, resamples) };
  });
}

function countedIn({ items }: Repeat): Set<string> {
  return new Set(items.flatMap(({ id, outcome }) => (isScored(outcome) ? id : [])));
}
