import type { Outcome } from "#benchmarks/graphinstruct/ask/choice/outcome";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { stream } from "#src/rng";

/** Parts the templates of each level evenly into folds, and says which fold an outcome is in, from 0. */
export function foldsOf(rows: readonly Outcome[], folds: number, seed: number): (row: Outcome) => number {
  const places = LEVELS.map((level) => {
    const templates = [...new Set(rows.filter((row) => row.level === level).map(({ template }) => template))].sort();
    const rng = stream(seed, "folds", level);
    const first = rng.int(0, folds - 1);
    return new Map(rng.shuffle(templates).map((template, i) => [template, (first + i) % folds]));
  });
  return ({ level, template }) => places[level]!.get(template)!;
}
