import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "#src/errors";
import { fingerprint } from "#src/hash";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { localModel, localModelId } from "#src/models/local";
import { readRecord } from "#src/read-record";
import type { JobRecord } from "#training/job";
import { hyperparameters, settings } from "#training/local/hyperparameters";
import { inWorker } from "#training/local/in-worker";
import { modelFiles } from "#training/local/model-folder";
import type { Order, Trainer } from "#training/trainer";

/** Folder of the base that ships with the package. */
export const shippedBase = fileURLToPath(new URL("base", import.meta.url));

const RECORD = "job.json";
const MODEL = "model";

/** Tunes a small model on this machine; `base` is the folder of one, by default of the shipped base. */
export const local: Trainer = {
  settings,
  base: (folder = shippedBase) => localModel(folder),
  model: (folder) => localModel(join(folder, MODEL)),
  async tune(order, { folder, threads = 1, ...watch }) {
    const base = order.base ?? shippedBase;
    const chosen = hyperparameters(order.hyperparameters);
    const job = jobOf(order, localModelId(base), chosen);
    const known = finishedJob(folder, job.order);
    if (known) return known;
    mkdirSync(folder, { recursive: true });
    const task = { kind: "tune", base, rows: rowsOf(order), seed: order.seed, hyperparameters: chosen } as const;
    const { steps, tokens, done } = await inWorker({ task, folder, order: job.order, threads }, watch);
    const record: JobRecord = {
      ...job,
      state: done ? "done" : "stopped",
      steps: { done: steps, of: chosen.steps },
      usage: { tokens },
      ...(done && { model: localModelId(join(folder, MODEL)) }),
      files: done ? modelFiles(folder, MODEL) : [],
    };
    writeWhole(join(folder, RECORD), `${canonical(record)}\n`);
    return record;
  },
};

function rowsOf({ examples }: Order) {
  if (examples.method === "sft") return examples.rows;
  throw new UserError("local: expected rows to imitate, got pairs; use a recipe that makes rows");
}

/** What is known of a job before it runs. */
function jobOf({ manifest, recipe, examples, seed }: Order, base: string, settings: JobRecord["hyperparameters"]) {
  return {
    schema: 1,
    trainer: "local",
    order: fingerprint({ examples, base, seed, settings }),
    manifest,
    recipe,
    method: examples.method,
    rows: examples.method === "sft" ? examples.rows.length : examples.pairs.length,
    base,
    seed,
    hyperparameters: settings,
  } as const;
}

/**
 * The record in the folder, if it is done and its model as it was left.
 *
 * @throws UserError if it is of another order
 */
function finishedJob(folder: string, order: string): JobRecord | undefined {
  const path = join(folder, RECORD);
  if (!existsSync(path)) return undefined;
  const record = readRecord<JobRecord>(path, "remove it and type the same command to have it made anew");
  if (record.order !== order) {
    throw new UserError(
      `${folder}: expected a new folder or this job's, got one of another job; choose another with --out`,
    );
  }
  const intact = canonical(record.files) === canonical(modelFiles(folder, MODEL));
  return record.state === "done" && intact ? record : undefined;
}
