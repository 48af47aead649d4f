import type { Trainer } from "#training/trainer";

export { type FormatName, formats as rowFormats } from "#training/formats/index";
export { toLines } from "#training/formats/to-lines";
export type { JobRecord } from "#training/job";
export { recipes } from "#training/recipes/index";
export type { Recipe } from "#training/recipes/recipe";
export { type SampleOptions, sample } from "#training/sample";
export type { Sampled } from "#training/sampled";
export { samplesFrom } from "#training/samples-from";
export type { Examples, Order, Pair, Row, Trainer, TuneOptions } from "#training/trainer";
export { type Validation, validate } from "#training/validate/validate";

/** The ways to tune a model, by name; each is loaded when it is asked for. */
export const trainers = {
  local: async () => (await import("#training/local/tune")).local,
} as const satisfies Record<string, () => Promise<Trainer>>;
