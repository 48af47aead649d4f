import type { Experiment } from "#src/commands/run/experiment";
import { trainers } from "#training/index";
import { presetFor } from "#training/presets/preset-for";
import { recipes } from "#training/recipes/index";

/** One way to tune a model on a setting. */
export interface Strategy {
  readonly name: string;
  /** Where it stands in the experiment file, and the keys there that are no hyperparameters. */
  readonly place: readonly string[];
  readonly own: readonly string[];
  readonly recipe: Experiment["tune"]["recipe"]["name"];
  /** The recipe's own settings. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The model it starts from and samples: the base, or the one that the first strategy made of the same setting. */
  readonly start: "base" | "tuned";
  readonly sampling: Experiment["tune"]["sampling"];
  readonly trainer: (typeof trainers)[Experiment["tune"]["via"]];
  readonly hyperparameters: Readonly<Record<string, unknown>>;
  /** What the trainer cannot be told of the preset. */
  readonly leftOut: readonly string[];
}

/** The strategies of an experiment, that of `tune` first. */
export function strategiesOf({ tune, strategies }: Experiment): [first: Strategy, ...others: Strategy[]] {
  const { via, model: _model, baseUrl: _baseUrl, inferenceUrl: _inferenceUrl, ...first } = tune;
  const trainer = trainers[via];
  const others = Object.entries(strategies).map(([name, one]) => ({
    name,
    place: ["strategies", name],
    trainer,
    ...fieldsOf(one, via),
  }));
  return [
    {
      name: tune.recipe.name,
      place: ["tune"],
      trainer,
      ...fieldsOf({ ...first, start: "base" }, via),
      own: OWN_OF_TUNE,
    },
    ...others,
  ];
}

const OWN_OF_TUNE = ["via", "model", "baseUrl", "inferenceUrl", "recipe", "sampling", "preset"];
const OWN = ["recipe", "sampling", "start", "preset"];

function fieldsOf(strategy: Experiment["strategies"][string], via: string) {
  const { recipe, sampling, start, preset, ...hyperparameters } = strategy;
  const { name, ...options } = recipe;
  const { settings, leftOut } = preset ? presetFor(preset, via, recipes[name].method) : { settings: {}, leftOut: [] };
  const all = { ...settings, ...hyperparameters };
  return { own: OWN, recipe: name, options, sampling, start, hyperparameters: all, leftOut };
}
