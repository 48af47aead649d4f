import { type CellItem, type Matrix, type ScoredCell, type Transfer, ZERO_SHOT } from "#eval/matrix";
import { mcnemar } from "#eval/stats/mcnemar";
import { recovery, strong } from "#eval/stats/recovery";
import { significant } from "#eval/stats/significance";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { wilson } from "#eval/stats/wilson";
import type { Outcome } from "#eval/verdict";
import { stream } from "#src/rng";

export interface Recipe {
  readonly title?: string;
  readonly pattern?: string;
  readonly task?: string;
  readonly columns: readonly string[];
  /** Chances of a right answer by row, ZERO_SHOT first; undefined: a cell that was not run. */
  readonly chances: Readonly<Record<string, readonly (number | undefined)[]>>;
  /** Share of wrong replies that give no answer, by row; default .1. */
  readonly mute?: Readonly<Record<string, number>>;
  /** Items a cell; default 500. */
  readonly of?: number;
}

/** A matrix whose items are drawn: the harder an item, the fewer models get it right. */
export function drawnMatrix(recipe: Recipe, seed = 7): Matrix {
  const { columns, chances, of = 500 } = recipe;
  const rows = Object.keys(chances);
  const raw = rows.flatMap((row) =>
    columns.flatMap((column, j) => {
      const chance = chances[row]![j];
      return chance === undefined
        ? []
        : [{ row, column, items: drawItems(row, column, chance, recipe.mute?.[row] ?? 0.1, of, seed) }];
    }),
  );
  const find = (row: string, column: string) => raw.find((cell) => cell.row === row && cell.column === column)?.items;
  const cells = raw.map(({ row, column, items }) =>
    scored(row, column, items, find(ZERO_SHOT, column), find(column, column)),
  );
  const { title = "Weighted shortest path, semantic pattern", pattern = "semantic", task = "shortest-path" } = recipe;
  const made = { manifest: "77de0c4a91b2f35e", scores: "9ac1d0e77b21f604" };
  return { schema: 1, title, pattern, task, rows, columns, cells, lambda: 0.8, alpha: 0.01, made };
}

function drawItems(row: string, column: string, chance: number, mute: number, of: number, seed: number): CellItem[] {
  return Array.from({ length: of }, (_, i) => {
    const hard = stream(seed, "hard", i).next();
    const rng = stream(seed, row, column, i);
    const right = 0.6 * hard + 0.4 * rng.next() < 0.2 + 0.6 * chance ? chance > rng.next() * 0.02 : chance === 1;
    const outcome: Outcome = right ? "correct" : rng.next() < mute ? "unparsed" : "wrong";
    return { id: `${column}-${i}`, instance: String(i), outcome };
  });
}

function scored(
  row: string,
  column: string,
  items: readonly CellItem[],
  before?: readonly CellItem[],
  own?: readonly CellItem[],
): ScoredCell {
  const outcomes: Partial<Record<Outcome, number>> = {};
  for (const { outcome } of items) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const arm = proportion(items);
  const cell = {
    row,
    column,
    ...arm,
    outcomes,
    items,
    accuracy: arm.right / arm.of,
    interval: wilson(arm),
    unparsed: (outcomes.unparsed ?? 0) / arm.of,
  };
  return row === ZERO_SHOT || !before ? cell : { ...cell, transfer: transfer(items, before, own) };
}

function transfer(items: readonly CellItem[], before: readonly CellItem[], own?: readonly CellItem[]): Transfer {
  const [tuned, zeroShot] = [proportion(items), proportion(before)];
  const test = twoProportionZ(tuned, zeroShot);
  const gained = items.filter((item, i) => item.outcome === "correct" && before[i]!.outcome !== "correct").length;
  const lost = items.filter((item, i) => item.outcome !== "correct" && before[i]!.outcome === "correct").length;
  const found = own
    ? recovery({ tuned, zeroShot, inDistribution: proportion(own) })
    : { reason: "no model was tuned on it" };
  const better = significant(tuned, zeroShot);
  return {
    zeroShot: zeroShot.right / zeroShot.of,
    ...(own && { inDistribution: proportion(own).right / own.length }),
    ...test,
    significant: better,
    mcnemar: { gained, lost, p: mcnemar(gained, lost) },
    ...("value" in found ? { recovery: found.value } : { recoveryUndefined: found.reason }),
    strong: strong(better, found),
  };
}

function proportion(items: readonly CellItem[]): { right: number; of: number } {
  return { right: items.filter(({ outcome }) => outcome === "correct").length, of: items.length };
}

const encodings = ["adjacency", "incident", "expert", "friendship"];

/** The shapes that reports must cope with. */
export const matrices = {
  graded: {
    columns: encodings,
    chances: {
      [ZERO_SHOT]: [0.31, 0.33, 0.28, 0.22],
      adjacency: [0.94, 0.78, 0.52, 0.2],
      incident: [0.88, 0.95, 0.61, 0.32],
      expert: [0.49, 0.97, 0.94, 0.3],
      friendship: [0.38, 0.44, 0.12, 0.93],
    },
  },
  laptop: {
    columns: encodings,
    chances: {
      [ZERO_SHOT]: [0.01, 0, 0, 0],
      adjacency: [0.95, 0.2, 0, 0],
      incident: [0.4, 0.96, 0, 0],
      expert: [0, 0, 0.98, 0],
      friendship: [0, 0, 0, 0.97],
    },
    mute: { [ZERO_SHOT]: 0.9 },
  },
  pair: {
    title: "Shortest path, size",
    pattern: "structural",
    columns: ["size-small", "size-large"],
    chances: { [ZERO_SHOT]: [0.4, 0.3], "size-small": [0.9, 0.5], "size-large": [0.95, 0.8] },
    of: 100,
  },
  numbers: {
    title: "Maximum flow, numerical pattern",
    pattern: "numerical",
    task: "max-flow",
    columns: ["int-small", "int-large", "float"],
    chances: {
      [ZERO_SHOT]: [0.3, 0.2, 0.2],
      "int-small": [0.31, 0.2, 0.19],
      "int-large": [0.3, 0.22, 0.2],
      float: [0.3, 0.2, 0.21],
    },
  },
  reasoning: {
    title: "From one task to another, reasoning pattern",
    pattern: "reasoning",
    task: "mixed",
    columns: ["connectivity", "shortest-path", "topological-sort", "max-flow"],
    chances: {
      [ZERO_SHOT]: [0.5, 0.2, 0.1, 0.05],
      connectivity: [0.9, 0.2, 0.15, undefined],
      "shortest-path+topological-sort with replayed base rows": [0.6, 0.6, 0.7, 0.05],
    },
  },
  row: {
    title: "One model, six families",
    pattern: "structural",
    columns: ["erdos-renyi", "barabasi-albert", "stochastic-block", "small-world", "random-regular", "grid"],
    chances: { [ZERO_SHOT]: [0.5, 0.4, 0.5, 0.4, 0.3, 0.6], "erdos-renyi": [0.9, 0.8, 0.7, 0.6, 0.2, 0.6] },
    of: 50,
  },
  empty: { title: "Nothing run yet", columns: ["adjacency", "incident"], chances: { [ZERO_SHOT]: [], adjacency: [] } },
} as const satisfies Record<string, Recipe>;
