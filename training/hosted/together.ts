import { readFileSync } from "node:fs";
import { z } from "zod";
import { UserError } from "#src/errors";
import { keyFrom } from "#src/models/key-from";
import { ProviderError } from "#src/models/provider-error";
import { providers } from "#src/models/providers/index";
import { systemClock } from "#src/models/schedule/clock";
import { sleep } from "#src/models/schedule/sleep";
import { type Http, http } from "#training/hosted/http";
import { phaseOf, states } from "#training/hosted/phase";
import type { JobEvent, Port, Service, Submission } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";

// Together's API reference 2.0.0 (docs.together.ai/reference, read December 2026), and the declarations of together-ai
// 0.52.0.

const count = z.int().min(1);
const common = {
  n_epochs: count.default(1),
  n_checkpoints: count.optional(),
  batch_size: count.or(z.literal("max")).optional(),
  learning_rate: z.number().positive().optional(),
  warmup_ratio: z.number().min(0).max(1).optional(),
  weight_decay: z.number().min(0).optional(),
  max_grad_norm: z.number().min(0).optional(),
  max_seq_length: count.optional(),
  /** 0: all weights are trained instead of an adapter. */
  lora_r: z.int().min(0).default(64),
  lora_alpha: count.default(128),
  lora_dropout: z.number().min(0).max(1).optional(),
};
const settings = {
  sft: z.strictObject(common),
  dpo: z.strictObject({ ...common, dpo_beta: z.number().positive().default(0.1) }),
};

const known = states({
  pending: "queued",
  queued: "queued",
  running: "running",
  compressing: "running",
  uploading: "running",
  cancel_requested: "stopping",
  cancelled: "cancelled",
  error: "failed",
  completed: "succeeded",
});

const named = z.object({ id: z.string().min(1) });
const file = named.extend({
  processing_status: z.string().nullish(),
  validation_report: z.object({ error: z.string().nullish() }).nullish(),
});
const event = z.object({
  message: z.string(),
  type: z.string().nullish(),
  step: z.number().nullish(),
  total_steps: z.number().nullish(),
});
const job = named.extend({
  status: z.string(),
  model: z.string().nullish(),
  suffix: z.string().nullish(),
  training_file: z.string().nullish(),
  model_output_name: z.string().nullish(),
  token_count: z.number().nullish(),
  events: z.array(event).nullish(),
});
const price = z.object({
  estimation_available: z.boolean(),
  allowed_to_proceed: z.boolean().optional(),
  estimated_total_price: z.number().optional(),
});
const curve = z.object({ metrics: z.array(z.record(z.string(), z.number())).nullish() });
const checkpoint = z.object({ step: z.number(), path: z.string() });
const list = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) });

/** Separates a tuned model from the base that Together wants named with it. */
const OF = "#";

function startOf(base: string) {
  const [start = base, origin] = base.split(OF);
  return origin === undefined ? { model: start } : { model: origin, from_checkpoint: start };
}

/** What the job and its price are decided by. */
function workOf({ base, method, settings: given, data }: Submission) {
  const { lora_r, lora_alpha, lora_dropout, dpo_beta, n_epochs } = given;
  return {
    ...startOf(base),
    training_file: data,
    n_epochs,
    training_method: method === "sft" ? { method, train_on_inputs: false } : { method, dpo_beta },
    training_type: lora_r === 0 ? { type: "Full" } : { type: "Lora", lora_r, lora_alpha, lora_dropout },
  };
}

function bodyOf(submission: Submission) {
  const { lora_r: _r, lora_alpha: _alpha, lora_dropout: _dropout, dpo_beta: _beta, ...settings } = submission.settings;
  return { ...workOf(submission), ...settings, suffix: submission.tag, random_seed: submission.seed % 2 ** 31 };
}

function open(given: HostedSettings): Port {
  const { baseUrl, key: variable } = providers.together;
  const key = keyFrom(given, variable);
  const { fetch, clock } = given;
  const api = http({ name: "together", baseUrl: given.baseUrl ?? baseUrl, key, fetch, clock });
  return {
    upload: (path, tag) => upload(api, path, tag, clock),
    async quote(submission) {
      const said = await api.send("POST", "/fine-tunes/estimate-price", price, workOf(submission));
      if (said.allowed_to_proceed !== false) return said.estimated_total_price;
      throw new UserError(
        `together: expected credit for $${said.estimated_total_price}, got a limit below it; add credit there`,
      );
    },
    submit: async (submission) => (await api.send("POST", "/fine-tunes", named, bodyOf(submission))).id,
    async find({ tag, data }) {
      const jobs = await api.send("GET", "/fine-tunes", list(job));
      return jobs.data.find(({ suffix, training_file }) => suffix === tag || training_file === data)?.id;
    },
    async poll(id) {
      const { status, token_count: tokens, events } = await api.send("GET", `/fine-tunes/${id}`, job);
      const phase = phaseOf(known, status);
      const message = phase === "failed" ? events?.findLast(({ type }) => type === "job_error")?.message : undefined;
      return { phase, raw: status, ...(message && { message }), ...(tokens != null && { tokens }) };
    },
    events: (id, after) => eventsOf(api, id, after),
    async artifacts(id) {
      const { model, model_output_name: output } = await api.send("GET", `/fine-tunes/${id}`, job);
      if (!output) throw new ProviderError("together: expected the tuned model's name, got none yet");
      const { data } = await api.send("GET", `/fine-tunes/${id}/checkpoints`, list(checkpoint));
      const checkpoints = data.map(({ step, path }) => ({ step, model: path }));
      return { model: output, base: `${output}${OF}${model}`, checkpoints };
    },
    cancel: async (id) => void (await api.send("POST", `/fine-tunes/${id}/cancel`, named)),
  };
}

/** Milliseconds between two looks at a file that is being checked. */
const CHECKED_EVERY = 2_000;

/** Together looks a file over before it may be trained on. */
async function upload(api: Http, path: string, tag: string, clock = systemClock): Promise<string> {
  const form = new FormData();
  form.set("purpose", "fine-tune");
  form.set("file_name", `${tag}.jsonl`);
  form.set("file_type", "jsonl");
  form.set("file", new File([readFileSync(path)], `${tag}.jsonl`));
  const { id } = await api.send("POST", "/files/upload", named, form);
  for (;;) {
    const { processing_status: status, validation_report: report } = await api.send("GET", `/files/${id}`, file);
    if (status == null || status === "COMPLETED") return id;
    if (status === "INVALID_FORMAT" || status === "FAILED") {
      throw new UserError(
        `together: expected training file ${id} to be accepted, got ${status} (${report?.error ?? "no reason given"}); mend it`,
      );
    }
    await sleep(clock, CHECKED_EVERY);
  }
}

/** States by number, then the loss by step: both only grow. */
async function eventsOf(api: Http, id: string, after: string | undefined): Promise<JobEvent[]> {
  const { data } = await api.send("GET", `/fine-tunes/${id}/events`, list(event));
  const { metrics } = await api.find(`/fine-tunes/${id}/metrics`, curve).then((found) => found ?? { metrics: [] });
  const total = Math.max(0, ...data.map(({ total_steps }) => total_steps ?? 0));
  const [said = 0, step = 0] = (after?.split("/") ?? []).map(Number);
  const news = data.slice(said).map(({ message, step: at }, i): JobEvent => {
    return { id: `${said + i + 1}/${step}`, message, ...(at != null && { step: at, ...(total && { total }) }) };
  });
  const losses = (metrics ?? []).flatMap((row): JobEvent[] => {
    const { "train/global_step": at, "train/loss": loss } = row;
    if (at === undefined || loss === undefined || at <= step) return [];
    return [
      { id: `${data.length}/${at}`, message: `step ${at}: loss ${loss}`, step: at, loss, ...(total && { total }) },
    ];
  });
  return [...news, ...losses];
}

/** Together's fine-tuning. The key comes from TOGETHER_API_KEY. */
export const together: Service = {
  name: "together",
  formats: { sft: "chat", dpo: "hosted-preference" },
  fewest: 10,
  settings,
  epochs: "n_epochs",
  rank: "lora_r",
  serving:
    "asking the tuned model needs a dedicated endpoint, billed by the minute, also while nobody asks; tg endpoints stop ENDPOINT ends it",
  open,
  named: (model, given) => [`together:${model.split(OF)[0]}`, given],
};
