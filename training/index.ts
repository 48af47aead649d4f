import type { Trainer } from "#training/trainer";

export type { JobRecord } from "#training/job";
export { recipes } from "#training/recipes/index";
export type { Order, Row, Trainer, TuneOptions } from "#training/trainer";

/** The ways to tune a model, by name; each is loaded when it is asked for. */
export const trainers = {
  local: async () => (await import("#training/local/tune")).local,
} as const satisfies Record<string, () => Promise<Trainer>>;
