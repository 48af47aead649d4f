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
import type { Tuning } from "#training/local/assignment";
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
  settingsOf: (method) => settings[method],
  base: async (folder = shippedBase) => localModel(folder),
  finished: (folder) => join(folder, MODEL),
  model: async (folder) => localModel(join(folder, MODEL)),
  async tune(order, { folder, threads = 1, ...watch }) {
    const task = taskOf(order);
    const job = jobOf(order, task);
    const known = finishedJob(folder, job.order);
    if (known) return known;
    mkdirSync(folder, { recursive: true });
    const { steps, tokens, done } = await inWorker({ task, folder, order: job.order, threads }, watch);
    const record: JobRecord = {
      ...job,
      state: done ? "done" : "stopped",
      steps: { done: steps, of: task.hyperparameters.steps },
      usage: { tokens },
      ...(done && { model: localModelId(join(folder, MODEL)) }),
      files: done ? modelFiles(folder, MODEL) : [],
    };
    writeWhole(join(folder, RECORD), `${canonical(record)}\n`);
    return record;
  },
};

function taskOf({ examples, base = shippedBase, seed, hyperparameters: given }: Order): Tuning {
  const from = { base, seed };
  if (examples.method === "sft") {
    return { kind: "sft", ...from, rows: examples.rows, hyperparameters: hyperparameters(settings.sft, given) };
  }
  return { kind: "dpo", ...from, pairs: examples.pairs, hyperparameters: hyperparameters(settings.dpo, given) };
}

/** What is known of a job before it runs. */
function jobOf({ manifest, recipe, examples }: Order, task: Tuning) {
  const { seed, hyperparameters: settings } = task;
  const base = localModelId(task.base);
  const rows = task.kind === "sft" ? task.rows : task.pairs;
  if (rows.length === 0) throw new UserError(`local: expected examples to learn from, got none of recipe ${recipe}`);
  return {
    schema: 1,
    trainer: "local",
    order: fingerprint({ examples, base, seed, settings }),
    manifest,
    recipe,
    method: examples.method,
    rows: rows.length,
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
