import { services } from "#training/hosted/index";
import type { HostedSettings } from "#training/hosted/settings";
import type { Trainer } from "#training/trainer";

export { type FormatName, formats as rowFormats } from "#training/formats/index";
export { toLines } from "#training/formats/to-lines";
export type { HostedSettings } from "#training/hosted/settings";
export type { JobRecord } from "#training/job";
export type { Preflight } from "#training/preflight";
export { recipes } from "#training/recipes/index";
export type { Recipe } from "#training/recipes/recipe";
export { type SampleOptions, sample } from "#training/sample";
export type { Sampled } from "#training/sampled";
export { samplesFrom } from "#training/samples-from";
export type { Examples, Order, Pair, Row, Trainer, TuneOptions } from "#training/trainer";
export { type Validation, validate } from "#training/validate/validate";

/** A trainer, once it is asked for; only hosted ones heed the settings. */
type Load = (settings?: HostedSettings) => Promise<Trainer>;

const hosted =
  (name: keyof typeof services): Load =>
  async (settings) =>
    (await import("#training/hosted/drive")).hosted(await services[name](), settings);

/** The ways to tune a model, by name; each is loaded when it is asked for. */
export const trainers = {
  local: async () => (await import("#training/local/tune")).local,
  openai: hosted("openai"),
  azure: hosted("azure"),
  together: hosted("together"),
  fireworks: hosted("fireworks"),
  "hf-jobs": hosted("hf-jobs"),
  command: hosted("command"),
} as const satisfies Record<string, Load>;
