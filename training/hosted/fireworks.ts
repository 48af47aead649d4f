import { readFileSync } from "node:fs";
import { z } from "zod";
import { keyFrom } from "#src/models/key-from";
import { ProviderError } from "#src/models/provider-error";
import { providers } from "#src/models/providers/index";
import { type Http, http } from "#training/hosted/http";
import { inferenceSettings } from "#training/hosted/inference-settings";
import { phaseOf, states } from "#training/hosted/phase";
import type { Port, Service, Submission } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";

// Fireworks' Gateway REST API 4.259.0 (docs.fireworks.ai/api-reference, read December 2026).

const count = z.int().min(1);
const common = {
  epochs: count.default(1),
  learningRate: z.number().positive().optional(),
  /** 0: all weights are trained instead of an adapter. */
  loraRank: z.int().min(0).default(8),
  maxContextLength: count.optional(),
  batchSize: count.optional(),
  batchSizeSamples: count.optional(),
  gradientAccumulationSteps: count.optional(),
  learningRateWarmupSteps: z.int().min(0).optional(),
  optimizerWeightDecay: z.number().min(0).optional(),
};
const settings = {
  sft: z.strictObject(common),
  dpo: z.strictObject({ ...common, klBeta: z.number().positive().optional() }),
};

const known = states({
  JOB_STATE_CREATING: "preparing",
  JOB_STATE_VALIDATING: "preparing",
  JOB_STATE_CREATING_INPUT_DATASET: "preparing",
  JOB_STATE_PENDING: "queued",
  JOB_STATE_PAUSED: "queued",
  JOB_STATE_RUNNING: "running",
  JOB_STATE_WRITING_RESULTS: "running",
  JOB_STATE_EVALUATION: "running",
  JOB_STATE_ROLLOUT: "running",
  JOB_STATE_CANCELLING: "stopping",
  JOB_STATE_DELETING: "stopping",
  JOB_STATE_COMPLETED: "succeeded",
  JOB_STATE_EARLY_STOPPED: "succeeded",
  JOB_STATE_FAILED: "failed",
  JOB_STATE_EXPIRED: "failed",
  JOB_STATE_CANCELLED: "cancelled",
});

const dataset = z.object({ state: z.string() });
const training = z.object({ outputModel: z.string().nullish() });
const job = training.extend({
  name: z.string(),
  state: z.string(),
  status: z.object({ message: z.string().nullish() }).nullish(),
  jobProgress: z.object({ percent: z.number().nullish() }).nullish(),
  trainingConfig: training.nullish(),
});
/** A reply that says nothing; one with a code is an error, whatever its status. */
const nothing = z.looseObject({ code: z.never().optional() });

const kinds = {
  sft: { path: "supervisedFineTuningJobs", id: "supervisedFineTuningJobId" },
  dpo: { path: "dpoJobs", id: "dpoJobId" },
} as const;

/** Models of Fireworks' own are bases; those of an account's are tunes, which training goes on from. */
const startOf = (base: string) =>
  base.startsWith("accounts/") && !base.startsWith("accounts/fireworks/")
    ? { warmStartFrom: base }
    : { baseModel: base };

function bodyOf({ tag, base, method, settings: given, data }: Submission) {
  const { klBeta, ...rest } = given;
  const config = { ...startOf(base), outputModel: tag, ...rest };
  const common = { displayName: tag, dataset: data };
  return method === "sft"
    ? { ...common, ...config }
    : { ...common, trainingConfig: config, lossConfig: { method: "DPO", klBeta } };
}

/** Ids within an account are ours to choose: the tag is the dataset's, the job's and the model's. */
function open(given: HostedSettings): Port {
  const account = keyFrom(given, "FIREWORKS_ACCOUNT_ID");
  const { fetch, clock, baseUrl = "https://api.fireworks.ai" } = given;
  const api = http({ name: "fireworks", baseUrl, key: keyFrom(given, providers.fireworks.key), fetch, clock });
  const root = `/v1/accounts/${account}`;
  return {
    upload: async (path, tag) => {
      await upload(api, `${root}/datasets`, path, tag);
      return `accounts/${account}/datasets/${tag}`;
    },
    async submit(submission) {
      const { path, id } = kinds[submission.method];
      await api.send("POST", `${root}/${path}?${id}=${submission.tag}`, job, bodyOf(submission));
      return `${path}/${submission.tag}`;
    },
    async find({ method, tag }) {
      const id = `${kinds[method].path}/${tag}`;
      return (await api.find(`${root}/${id}`, job)) && id;
    },
    async poll(id) {
      const { state, status, jobProgress } = await api.send("GET", `${root}/${id}`, job);
      const phase = phaseOf(known, state);
      const message = phase === "failed" ? status?.message : undefined;
      const percent = jobProgress?.percent;
      return { phase, raw: state, ...(message && { message }), ...(percent != null && { progress: percent / 100 }) };
    },
    // There are none: what is known of the way is in the job's progress.
    events: async () => [],
    async artifacts(id) {
      const { outputModel, trainingConfig } = await api.send("GET", `${root}/${id}`, job);
      const name = outputModel ?? trainingConfig?.outputModel;
      if (!name) throw new ProviderError("fireworks: expected the tuned model's name, got none yet");
      const model = name.startsWith("accounts/") ? name : `accounts/${account}/models/${name}`;
      return { model, base: model, checkpoints: [] };
    },
    cancel: async (id) => void (await api.send("POST", `${root}/${id}:cancel`, nothing, {})),
  };
}

async function upload(api: Http, root: string, path: string, tag: string): Promise<void> {
  const bytes = readFileSync(path);
  if (!(await api.find(`${root}/${tag}`, dataset))) {
    const exampleCount = String(bytes.toString("utf8").split("\n").length - 1);
    await api.send("POST", root, dataset, { datasetId: tag, dataset: { userUploaded: {}, exampleCount } });
  }
  const form = new FormData();
  form.set("file", new File([bytes], `${tag}.jsonl`));
  await api.send("POST", `${root}/${tag}:upload`, nothing, form);
  const { state } = await api.send("GET", `${root}/${tag}`, dataset);
  if (state !== "READY") throw new ProviderError(`fireworks: expected dataset ${tag} to be ready, got ${state}`);
}

/** Fireworks' fine-tuning. The key comes from FIREWORKS_API_KEY, the account from FIREWORKS_ACCOUNT_ID. */
export const fireworks: Service = {
  name: "fireworks",
  formats: { sft: "chat", dpo: "hosted-preference" },
  fewest: 10,
  settings,
  epochs: "epochs",
  rank: "loraRank",
  serving:
    "asking the tuned model needs a deployment, billed by the GPU second also while nobody asks; firectl deployment delete DEPLOYMENT ends it",
  open,
  named: (model, given) => [`fireworks:${model}`, inferenceSettings(given)],
};
