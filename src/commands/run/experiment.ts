import { z } from "zod";
import { encodings } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import { families } from "#generators/graphs/index";
import { numbers } from "#generators/numbers/index";
import { tasks } from "#generators/tasks/index";
import { patterns } from "#splits/patterns/index";
import { nameOf } from "#src/name-of";
import { trainers } from "#training/index";
import { presets } from "#training/presets/index";
import { recipes } from "#training/recipes/index";

const share = z.number().min(0).max(1);
const count = z.int().min(1);

export const problems = z.strictObject({
  family: nameOf(families).optional(),
  size: z.union([z.enum(["small", "large"]), z.tuple([count, count])]).optional(),
  numbers: nameOf(numbers).optional(),
  encoding: nameOf(encodings).optional(),
  reasoning: z.string().optional(),
  format: nameOf(formats).optional(),
  unreachable: z.union([share, z.partialRecord(nameOf(tasks), share)]).optional(),
  detours: share.optional(),
  bottlenecks: share.optional(),
  names: count.optional(),
});

const temperature = z.number().min(0).max(2);

export const ask = z.strictObject({
  maxTokens: count,
  temperature: temperature.prefault(0),
  /** Solved training problems of the column put before each question, the same for every row. */
  examples: z.int().min(0).prefault(0),
});

/** A recipe's name, or its name with its own settings. */
const recipe = z.preprocess(
  (given) => (typeof given === "string" ? { name: given } : given),
  z.looseObject({ name: nameOf(recipes) }),
);

const mix = z.strictObject({ task: nameOf(tasks), shares: z.array(z.number().positive().max(100)).min(1) });

/**
 * Replies to the training problems, for recipes that are made of such: drawn from the model that the tuning starts from,
 * or taken from a log of another model's (`from`; `model` where it holds several).
 */
const sampling = z
  .strictObject({
    samples: count.prefault(4),
    temperature: temperature.prefault(0.8),
    from: z.string().optional(),
    model: z.string().optional(),
  })
  .prefault({});

/** A published work's settings, as far as the trainer knows them; hyperparameters beside it override them. */
const preset = nameOf(presets).optional();

/** Who tunes which model, on which examples, and the trainer's hyperparameters. */
const tune = z.looseObject({
  via: nameOf(trainers),
  /** The model to start from: a service's name of it; a folder, for local. undefined: the trainer's own. */
  model: z.string().optional(),
  /** Where training is asked for, and where models are, if not at the service's own address. */
  baseUrl: z.url().optional(),
  inferenceUrl: z.url().optional(),
  recipe: recipe.prefault("cot"),
  sampling,
  preset,
});

/** Another way to tune on the same settings, by the same trainer. */
const strategy = z.looseObject({
  recipe,
  sampling,
  /** The model to start from: the base, or the one that `tune` made of the same setting. */
  start: z.enum(["base", "tuned"]).prefault("base"),
  preset,
});

/** What an experiment file may say. Every key of every level is known; an unknown one is a mistake. */
export const keys = z.strictObject({
  title: z.string(),
  subtitle: z.string().optional(),
  /** Caveats that the report repeats. */
  notes: z.array(z.string()).prefault([]),
  /** Modules with encodings and tasks of the user's own, relative to the file. */
  modules: z.array(z.string()).optional(),
  pattern: nameOf(patterns),
  /** undefined: each setting's own (reasoning) */
  task: nameOf(tasks).optional(),
  /** Settings, or axes for all of theirs, that become rows and columns; undefined: all of the pattern. */
  settings: z.array(z.string()).min(1).optional(),
  seed: z.int().min(0),
  /** Models tuned per setting and strategy, on seeds of their own. */
  seeds: count.prefault(1),
  train: count,
  test: count,
  problems: problems.prefault({}),
  /** Real-world pattern: the folder of the public files; undefined: the samples that ship. */
  data: z.string().optional(),
  /** Reasoning pattern: training files that mix a task with the others, by its share in percent. */
  mix: mix.optional(),
  tune,
  /** Further ways to tune, by name; each has a row per setting of its own. */
  strategies: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), strategy).prefault({}),
  ask,
});

/** `keys`, and what must hold between them. */
export const schema = keys.superRefine(({ pattern, tune, strategies }, { addIssue }) => {
  if (pattern === "real-world" && tune.via === "local")
    addIssue({
      code: "custom",
      path: ["tune", "via"],
      message: "a trainer whose models know the words of real-world sets, as hosted ones do",
    });
  const { name } = tune.recipe;
  if (name in strategies)
    addIssue({ code: "custom", path: ["strategies", name], message: `a name other than tune's own, ${name}` });
});

/** An experiment file, read and checked. */
export type Experiment = z.infer<typeof schema>;
