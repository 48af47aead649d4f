import type { StudiedModel } from "#benchmarks/graphinstruct/analysis/runs/study";
import { groupBy } from "#src/group-by";

/** Models of one family from its smallest or weakest to its largest or strongest. */
export interface FamilyLadder<Model extends StudiedModel> {
  readonly family: string;
  readonly models: readonly Model[];
}

/** The families of which several models with a known place are there. */
export function familyLadders<Model extends StudiedModel>(models: readonly Model[]): FamilyLadder<Model>[] {
  const placed = models.filter(({ step }) => step !== undefined);
  return [...groupBy(placed, ({ family }) => family)]
    .filter(([, own]) => own.length > 1)
    .map(([family, own]) => ({ family, models: own.sort((a, b) => a.step! - b.step!) }));
}
