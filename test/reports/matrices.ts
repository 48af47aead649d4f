import { ZERO_SHOT } from "#eval/cell";
import type { Matrix } from "#eval/matrix";
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
  /** Training seeds of every tuned row; default one that is not told. */
  readonly seeds?: readonly number[];
  /** Default: each row's own name, one strategy. */
  readonly arms?: Matrix["arms"];
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
      if (chance === undefined) return [];
      const place = { row, column, chance, mute, of };
      if (!recipe.seeds || row === ZERO_SHOT) return drawScores(place, seed);
      return recipe.seeds.flatMap((trained) => drawScores({ ...place, trained }, seed));
    }),
  );
  const { title = "Weighted shortest path, semantic pattern", pattern = "semantic", task = "shortest-path" } = recipe;
  const made = { manifest: "77de0c4a91b2f35e", scores: "9ac1d0e77b21f604" };
  return {
    ...scoreMatrix(cellsOf(scores), {
      title,
      pattern,
      task,
      made,
      resamples: 500,
      ...(recipe.arms && { arms: recipe.arms }),
    }),
    rows,
    columns,
  };
}

interface Place {
  readonly row: string;
  readonly column: string;
  readonly chance: number;
  readonly mute: number;
  readonly of: number;
  /** Training seed: models of several seeds are a little better or worse than each other. */
  readonly trained?: number;
}

function drawScores({ row, column, chance, mute, of, trained }: Place, seed: number): Score[] {
  const luck = trained === undefined ? 0 : 0.1 * (stream(seed, "luck", row, column, trained).next() - 0.5);
  return Array.from({ length: of }, (_, i) => {
    const hard = stream(seed, "hard", i).next();
    const rng = stream(seed, row, column, i, ...(trained === undefined ? [] : [trained]));
    const skill = chance + luck;
    const right = 0.6 * hard + 0.4 * rng.next() < 0.2 + 0.6 * skill ? chance > rng.next() * 0.02 : chance === 1;
    const outcome: Outcome = right ? "correct" : rng.next() < mute ? "unparsed" : "wrong";
    const place = { row, column, ...(trained !== undefined && { seed: trained }) };
    return { ...place, problem: `${column}-${i}`, instance: String(i), outcome, why: "" };
  });
}

/** An arm of its own strategy, named for both. */
function arm(strategy: string, setting: string): Matrix["arms"][number] {
  return { row: `${strategy} · ${setting}`, setting, strategy, seeds: [1, 2] };
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
  seeds: {
    title: "Three training seeds a model",
    columns: ["adjacency", "incident", "expert"],
    chances: {
      [ZERO_SHOT]: [0.31, 0.33, 0.28],
      adjacency: [0.94, 0.78, 0.3],
      incident: [0.86, 0.95, 0.33],
      expert: [0.37, 0.4, 0.94],
    },
    seeds: [1, 2, 3],
    of: 200,
  },
  strategies: {
    title: "Strategies and mixtures",
    pattern: "reasoning",
    task: "mixed",
    columns: ["connectivity", "shortest-path", "topological-sort", "max-flow", "StrategyQA"],
    chances: {
      [ZERO_SHOT]: [0.5, 0.2, 0.1, 0.05, 0.6],
      "cot · connectivity": [0.9, 0.2, 0.15, 0.05, 0.6],
      "cot · shortest-path": [0.6, 0.6, 0.1, 0.1, 0.55],
      "cot · topological-sort": [0.6, 0.2, 0.7, 0.05, 0.57],
      "cot · max-flow": [0.55, 0.25, 0.1, 0.3, 0.6],
      "preference · connectivity": [0.8, 0.25, 0.2, 0.06, 0.63],
      "preference · shortest-path": [0.55, 0.45, 0.16, 0.1, 0.6],
      "code-mix · shortest-path": [0.62, 0.55, 0.1, 0.12, 0.65],
      "cot · mixed 40%": [0.85, 0.5, 0.6, 0.2, 0.58],
    },
    arms: [
      { row: ZERO_SHOT, strategy: "", seeds: [] },
      ...["connectivity", "shortest-path", "topological-sort", "max-flow"].map((setting) => arm("cot", setting)),
      ...["connectivity", "shortest-path"].map((setting) => arm("preference", setting)),
      arm("code-mix", "shortest-path"),
      arm("cot", "mixed 40%"),
    ],
    seeds: [1, 2],
    of: 80,
  },
  empty: { title: "Nothing run yet", columns: ["adjacency", "incident"], chances: { [ZERO_SHOT]: [], adjacency: [] } },
} as const satisfies Record<string, Recipe>;
