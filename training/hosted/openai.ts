import { readFileSync } from "node:fs";
import type OpenAI from "openai";
import { APIError } from "openai";
import { z } from "zod";
import { faultError } from "#src/models/fault";
import { openModel } from "#src/models/index";
import { openaiClient } from "#src/models/openai-client";
import { ProviderError } from "#src/models/provider-error";
import { providers } from "#src/models/providers/index";
import { systemClock } from "#src/models/schedule/clock";
import { phaseOf, states } from "#training/hosted/phase";
import type { JobEvent, Port, Service, Submission } from "#training/hosted/port";
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
const metrics = z.object({ step: z.number(), train_loss: z.number(), total_steps: z.number().optional() });

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

function open(name: "openai" | "azure", given: HostedSettings): Port {
  // The models' own fetch sends texts alone, and a training file is sent in a form.
  const { client, key } = openaiClient(name, providers[name], { fetch, ...given });
  const { jobs } = client.fineTuning;
  const { now } = given.clock ?? systemClock;

  async function ask<Reply>(request: () => Promise<Reply>): Promise<Reply> {
    try {
      return await request();
    } catch (error) {
      throw error instanceof ProviderError ? error : faultError(name, faultOf(error), key, now());
    }
  }
  const read = <Schema extends z.ZodType>(schema: Schema, request: () => Promise<unknown>) =>
    ask(async () => {
      const parsed = schema.safeParse(await request());
      if (parsed.success) return parsed.data;
      throw new ProviderError(`${name}: expected a reply of the API's shape, got another`);
    });

  return {
    upload: async (path, tag) => {
      const file = new File([readFileSync(path)], `${tag}.jsonl`);
      return (await read(uploaded, () => client.files.create({ file, purpose: "fine-tune" }))).id;
    },
    submit: async (submission) => (await read(job, () => jobs.create(bodyOf(submission)))).id,
    find: ({ tag, data }) =>
      ask(async () => {
        for await (const found of jobs.list({ metadata: { graphshift: tag }, limit: 100 })) {
          if (found.metadata?.graphshift === tag || found.training_file === data) return found.id;
        }
        return undefined;
      }),
    async poll(id) {
      const { status, error, trained_tokens: tokens } = await read(job, () => jobs.retrieve(id));
      const phase = phaseOf(known, status);
      const message = error?.message;
      return { phase, raw: status, ...(message && { message }), ...(tokens != null && { tokens }) };
    },
    events: (id, after) =>
      ask(async () => {
        const fresh: JobEvent[] = [];
        for await (const event of jobs.listEvents(id, { limit: 100 })) {
          if (event.id === after) break;
          fresh.push(eventOf(event));
        }
        return fresh.reverse();
      }),
    async artifacts(id) {
      const { fine_tuned_model: model } = await read(job, () => jobs.retrieve(id));
      if (!model) throw new ProviderError(`${name}: expected the tuned model's name, got none yet`);
      return { model, base: model, checkpoints: await ask(() => checkpointsOf(client, id)) };
    },
    cancel: async (id) => void (await read(job, () => jobs.cancel(id))),
  };
}

function eventOf({ id, message, data }: OpenAI.FineTuning.FineTuningJobEvent): JobEvent {
  const { step, train_loss: loss, total_steps: total } = metrics.safeParse(data).data ?? {};
  return { id, message, ...(step !== undefined && { step, loss: loss! }), ...(total !== undefined && { total }) };
}

async function checkpointsOf(client: OpenAI, id: string) {
  const found: { readonly step: number; readonly model: string }[] = [];
  for await (const { step_number, fine_tuned_model_checkpoint } of client.fineTuning.jobs.checkpoints.list(id)) {
    found.push({ step: step_number, model: fine_tuned_model_checkpoint });
  }
  return found.reverse();
}

function faultOf(error: unknown) {
  if (!(error instanceof APIError)) return { message: error instanceof Error ? error.message : String(error) };
  const { message, status, code, type, headers } = error;
  return { message, status, code: [code, type].join(" "), headers };
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
  ask: (model, given) => openModel(`openai:${model}`, given),
};

/** Azure's, at `baseUrl` https://RESOURCE.openai.azure.com/openai/v1. The key comes from AZURE_OPENAI_API_KEY. */
export const azure: Service = {
  ...shared,
  name: "azure",
  serving:
    "asking the tuned model needs a deployment, billed by the hour; az cognitiveservices account deployment delete ends it. Azure keeps a calendar of retirements of its own",
  open: (given) => open("azure", given),
  ask: (model, given) => openModel(`azure:${model}`, given),
};
