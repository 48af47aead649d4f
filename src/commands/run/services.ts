import type { Io } from "#src/commands/command";
import type { Experiment } from "#src/commands/run/experiment";
import { scheduler } from "#src/models/index";
import { readPrices } from "#src/prices/read-prices";
import { trainers } from "#training/index";
import type { Trainer } from "#training/trainer";

/** What a run may spend, and by which prices. */
export interface Means {
  /** Dollars for replies; undefined: no limit. */
  readonly maxCost?: number;
  /** A file of the user's own prices; undefined: the package's table alone. */
  readonly prices?: string;
}

/** The trainer of an experiment; its models share one scheduler, as they share limits and costs. */
export async function openTrainer({ tune }: Experiment, { maxCost, prices }: Means, io: Io): Promise<Trainer> {
  const { via, baseUrl, inferenceUrl } = tune;
  const own = prices === undefined ? undefined : readPrices(prices);
  return trainers[via]({
    scheduler: scheduler({
      ...(maxCost !== undefined && { maxCost }),
      retrying: ({ message }, pause) => io.err(`${message}; again in ${(pause / 1000).toFixed(1)} s\n`),
    }),
    ...(own && { prices: own.asking, trainingPrices: own.training }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(inferenceUrl !== undefined && { inferenceUrl }),
  });
}
