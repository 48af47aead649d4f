import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "#src/hash";
import { localModelId } from "#src/models/local";
import { inWorker } from "#training/local/in-worker";
import type { PretrainingOptions } from "#training/local/pretraining/course";
import type { TuneOptions } from "#training/trainer";

/** What makes the shipped base. */
export const SHIPPED: PretrainingOptions = { seed: 1, steps: 6000 };

/**
 * Trains the base on its own tasks and writes it to `model/` in the folder; stopped, it goes on where it was. With one
 * thread, equal options give equal bits.
 *
 * @returns the id of the model; undefined where the signal stopped the work
 */
export async function pretrain(
  options: PretrainingOptions,
  { folder, threads = 1, ...watch }: TuneOptions,
): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true });
  const order = fingerprint(options);
  const { done } = await inWorker({ task: { kind: "pretrain", ...options }, folder, order, threads }, watch);
  return done ? localModelId(join(folder, "model")) : undefined;
}
