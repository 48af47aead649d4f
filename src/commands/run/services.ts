import type { Experiment } from "#src/commands/run/experiment";
import { type Scheduler, type SchedulerOptions, scheduler } from "#src/models/index";
import type { Clock } from "#src/models/schedule/clock";
import { readPrices } from "#src/prices/read-prices";
import { type HostedSettings, type Trainer, trainers } from "#training/index";

/** What a run may spend on replies, by which prices, and how they are asked for; no part of the result. */
export interface Means {
  /** Dollars for replies; undefined: no limit. */
  readonly maxCost?: number;
  /** A file of the user's own prices; undefined: the package's tables alone. */
  readonly prices?: string;
  /** Attempts after the first; undefined: the scheduler's default. */
  readonly maxRetries?: number;
  /** Whether replies of former sessions are asked for again. */
  readonly fresh?: boolean;
  /** Whether requests are left with the service in batches. */
  readonly batch?: boolean;
  /** undefined: the system's. */
  readonly clock?: Clock;
}

/** When requests of a run are sent. All its models share it, as they share limits and costs. */
export function scheduleFor(
  { maxCost, maxRetries, clock }: Means,
  retrying: NonNullable<SchedulerOptions["retrying"]>,
): Scheduler {
  return scheduler({
    retrying,
    ...(maxCost !== undefined && { maxCost }),
    ...(maxRetries !== undefined && { maxRetries }),
    ...(clock && { clock }),
  });
}

/** The trainer of an experiment. */
export async function openTrainer(
  { tune }: Experiment,
  { prices, clock }: Means,
  asking: Pick<HostedSettings, "scheduler" | "batch"> = {},
): Promise<Trainer> {
  const { via, baseUrl, inferenceUrl } = tune;
  const own = prices === undefined ? undefined : readPrices(prices);
  return trainers[via]({
    ...asking,
    ...(clock && { clock }),
    ...(own && { prices: own.asking, trainingPrices: own.training }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(inferenceUrl !== undefined && { inferenceUrl }),
  });
}
