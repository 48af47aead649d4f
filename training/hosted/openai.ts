import { readFileSync } from "node:fs";
import { z } from "zod";
import { ProviderError } from "#src/models/provider-error";
import { openaiAccess } from "#training/hosted/openai-access";
import { phaseOf, states } from "#training/hosted/phase";
import type { Artifacts, JobEvent, Port, Service, Submission } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";

// OpenAI's API reference, "Fine-tuning" and "Files", as published with openai 6.49.0; Azure's v1 API has the same paths
// (learn.microsoft.com/azure/foundry/reference, read December 2026).

const count = z.int().min(1);
const auto = z.literal("auto");
const supervised = {
  n_epochs: count.default(3),
  batch_size: count.or(auto).optional(),
  learning_rate_multiplier: z.number().positive().or(auto).optional(),
};
const settings = {
  sft: z.strictObject(supervised),
  dpo: z.strictObject({ ...supervised, beta: z.number().positive().max(2).or(auto).optional() }),
};

const known = states({
  validating_files: "preparing",
  pending: "queued",
  queued: "queued",
  running: "running",
  pausing: "running",
  paused: "queued",
  resuming: "running",
  succeeded: "succeeded",
  failed: "failed",
  cancelled: "cancelled",
});

const job = z.object({
  id: z.string().min(1),
  status: z.string(),
  training_file: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  fine_tuned_model: z.string().nullish(),
  trained_tokens: z.number().nullish(),
  error: z.object({ message: z.string().nullish() }).nullish(),
});
const uploaded = z.object({ id: z.string().min(1) });
const event = z.object({ id: z.string().min(1), message: z.string(), data: z.unknown() });
const checkpoint = z.object({
  id: z.string().min(1),
  step_number: z.number(),
  fine_tuned_model_checkpoint: z.string(),
});
const metrics = z.object({ step: z.number(), train_loss: z.number(), total_steps: z.number().optional() });

/** Where jobs are listed. */
const JOBS = "/fine_tuning/jobs";

/** The job that is asked for, with a tag in its metadata and in the name of the model. */
function bodyOf({ tag, base, method, seed, settings, data }: Submission) {
  const hyperparameters = { hyperparameters: settings };
  return {
    model: base,
    training_file: data,
    suffix: tag,
    seed: seed % 2 ** 31,
    metadata: { graphshift: tag },
    method:
      method === "sft"
        ? { type: "supervised" as const, supervised: hyperparameters }
        : { type: "dpo" as const, dpo: hyperparameters },
  };
}

/** Milliseconds that a training file may take, which may be large. */
const UPLOADING = 3_600_000;

function open(name: "openai" | "azure", given: HostedSettings): Port {
  const { read, list } = openaiAccess(name, given);
  const get = (id: string) => read(job, (client, how) => client.fineTuning.jobs.retrieve(id, how));
  return {
    async upload(path, tag) {
      const file = new File([readFileSync(path)], `${tag}.jsonl`);
      const send = read(uploaded, ({ files }, how) => files.create({ file, purpose: "fine-tune" }, how), UPLOADING);
      return (await send).id;
    },
    submit: async (submission) =>
      (await read(job, ({ fineTuning }, how) => fineTuning.jobs.create(bodyOf(submission), how))).id,
    async find({ tag, data }) {
      for await (const { id, metadata, training_file } of list(job, JOBS, { metadata: { graphshift: tag } })) {
        if (metadata?.graphshift === tag || training_file === data) return id;
      }
      return undefined;
    },
    async poll(id) {
      const { status, error, trained_tokens: tokens } = await get(id);
      const phase = phaseOf(known, status);
      const message = error?.message;
      return { phase, raw: status, ...(message && { message }), ...(tokens != null && { tokens }) };
    },
    async events(id, after) {
      const fresh: JobEvent[] = [];
      for await (const one of list(event, `${JOBS}/${id}/events`)) {
        if (one.id === after) break;
        fresh.push(eventOf(one));
      }
      return fresh.reverse();
    },
    async artifacts(id) {
      const { fine_tuned_model: model } = await get(id);
      if (!model) throw new ProviderError(`${name}: expected the tuned model's name, got none yet`);
      const checkpoints: Artifacts["checkpoints"][number][] = [];
      for await (const one of list(checkpoint, `${JOBS}/${id}/checkpoints`)) {
        checkpoints.push({ step: one.step_number, model: one.fine_tuned_model_checkpoint });
      }
      return { model, base: model, checkpoints: checkpoints.reverse() };
    },
    cancel: async (id) => void (await read(job, (client, how) => client.fineTuning.jobs.cancel(id, how))),
  };
}

function eventOf({ id, message, data }: z.output<typeof event>): JobEvent {
  const { step, train_loss: loss, total_steps: total } = metrics.safeParse(data).data ?? {};
  return { id, message, ...(step !== undefined && { step, loss: loss! }), ...(total !== undefined && { total }) };
}

const shared = {
  formats: { sft: "chat", dpo: "hosted-preference" },
  fewest: 10,
  settings,
  epochs: "n_epochs",
} as const;

/** OpenAI's own fine-tuning, and servers of the same shape by `baseUrl`. The key comes from OPENAI_API_KEY. */
export const openai: Service = {
  ...shared,
  name: "openai",
  open: (given) => open("openai", given),
  named: (model, given) => [`openai:${model}`, given],
};

/** Azure's, at `baseUrl` https://RESOURCE.openai.azure.com/openai/v1. The key comes from AZURE_OPENAI_API_KEY. */
export const azure: Service = {
  ...shared,
  name: "azure",
  serving:
    "asking the tuned model needs a deployment, billed by the hour; az cognitiveservices account deployment delete ends it. Azure keeps a calendar of retirements of its own",
  open: (given) => open("azure", given),
  named: (model, given) => [`azure:${model}`, given],
};
