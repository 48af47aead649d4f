import { type Matrix, ZERO_SHOT } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score } from "#eval/scores";
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
  const known = drawn.get(recipe);
  if (known) return known;
  const matrix = draw(recipe, seed);
  drawn.set(recipe, matrix);
  return matrix;
}

const drawn = new Map<Recipe, Matrix>();

function draw(recipe: Recipe, seed: number): Matrix {
  const { columns, chances, of = 500 } = recipe;
  const rows = Object.keys(chances);
  const scores = rows.flatMap((row) =>
    columns.flatMap((column, j) => {
      const chance = chances[row]![j];
      const mute = recipe.mute?.[row] ?? 0.1;
      return chance === undefined ? [] : drawScores(row, column, chance, mute, of, seed);
    }),
  );
  const { title = "Weighted shortest path, semantic pattern", pattern = "semantic", task = "shortest-path" } = recipe;
  const made = { manifest: "77de0c4a91b2f35e", scores: "9ac1d0e77b21f604" };
  return { ...scoreMatrix(cellsOf(scores), { title, pattern, task, made, resamples: 500 }), rows, columns };
}

function drawScores(row: string, column: string, chance: number, mute: number, of: number, seed: number): Score[] {
  return Array.from({ length: of }, (_, i) => {
    const hard = stream(seed, "hard", i).next();
    const rng = stream(seed, row, column, i);
    const right = 0.6 * hard + 0.4 * rng.next() < 0.2 + 0.6 * chance ? chance > rng.next() * 0.02 : chance === 1;
    const outcome: Outcome = right ? "correct" : rng.next() < mute ? "unparsed" : "wrong";
    return { row, column, problem: `${column}-${i}`, instance: String(i), outcome, why: "" };
  });
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
