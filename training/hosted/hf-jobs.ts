import { readFileSync } from "node:fs";
import { z } from "zod";
import { UserError } from "#src/errors";
import { faultError } from "#src/models/fault";
import { keyFrom } from "#src/models/key-from";
import { ProviderError } from "#src/models/provider-error";
import { systemClock } from "#src/models/schedule/clock";
import { within } from "#src/models/schedule/within";
import { LOGGING_STEPS } from "#training/command/frameworks/framework";
import { hfJobRequest, hfSettings, type MachineSettings, repoOf } from "#training/hosted/hf-job-request";
import { inferenceSettings } from "#training/hosted/inference-settings";
import { machineRent } from "#training/hosted/machine-rent";
import { phaseOf, states } from "#training/hosted/phase";
import type { Port, Service } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";
import { lossesIn } from "#training/hosted/training-log";

// The hub's client, @huggingface/hub 2.17.5, and the states that huggingface.co/docs/hub/jobs-manage shows (read
// December 2026).

const known = states({
  SCHEDULING: "queued",
  UPDATING: "preparing",
  RUNNING: "running",
  PAUSED: "queued",
  DELETING: "stopping",
  COMPLETED: "succeeded",
  STOPPED: "cancelled",
  CANCELED: "cancelled",
  DELETED: "cancelled",
  ERROR: "failed",
});

const job = z.object({
  id: z.string().min(1),
  status: z.object({ stage: z.string(), message: z.string().nullish() }),
  labels: z.record(z.string(), z.string()).nullish(),
});
const user = z.object({ name: z.string().min(1) });

/** Milliseconds for which the log of a running job is read: it has no end. */
const READING = 10_000;

type Hub = typeof import("@huggingface/hub");
type Ask = <Schema extends z.ZodType>(
  schema: Schema,
  request: (hub: Hub) => Promise<unknown>,
) => Promise<z.output<Schema>>;

/** @throws UserError where the optional package is not installed */
async function loadHub(): Promise<Hub> {
  return import("@huggingface/hub").catch(() => {
    throw new UserError("hf-jobs: expected the package @huggingface/hub, got none; npm install @huggingface/hub");
  });
}

/** Asks the hub, and takes nothing for a reply that has not the shape of one: it may be an error with status 200. */
function asking(accessToken: string, { clock = systemClock }: HostedSettings): Ask {
  return async (schema, request) => {
    const hub = await loadHub();
    const reply = await request(hub).catch((error: Error & { readonly statusCode?: number }) => {
      const { message, statusCode: status } = error;
      throw faultError("hf-jobs", { message, status }, accessToken, clock.now());
    });
    const parsed = schema.safeParse(reply);
    if (parsed.success) return parsed.data;
    throw new ProviderError("hf-jobs: expected a reply of the API's shape, got another");
  };
}

/** Whether what a request is about is there; any other error is thrown. */
async function found(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if ((error as { readonly statusCode?: number }).statusCode === 404) return false;
    throw error;
  }
}

function open(given: HostedSettings): Port {
  const accessToken = keyFrom(given, "HF_TOKEN");
  if (!accessToken.startsWith("hf_"))
    throw new UserError("HF_TOKEN: expected a token, hf_…, got something else; mend it");
  const { baseUrl: hubUrl, fetch } = given;
  const common = { accessToken, ...(hubUrl && { hubUrl }), ...(fetch && { fetch }) };
  const ask = asking(accessToken, given);
  let namespace: string | undefined;
  const place = async () => {
    namespace ??= (await ask(user, (hub) => hub.whoAmI(common))).name;
    return { ...common, namespace };
  };
  const get = async (jobId: string) => {
    const at = await place();
    return ask(job, (hub) => hub.getJob({ ...at, jobId }));
  };
  return {
    async upload(path, tag) {
      const repo = { type: "dataset", name: `${(await place()).namespace}/${tag}` } as const;
      const content = new Blob([readFileSync(path)]);
      // Whether the data set is there is asked by writing to it: an error with status 200 would read as yes.
      const sent = await ask(z.boolean(), async (hub) => {
        const send = () =>
          hub.uploadFiles({ ...common, repo, files: [{ path: "train.jsonl", content }], useXet: false });
        const isThere = await found(send());
        if (!isThere) await hub.createRepo({ ...common, repo, visibility: "private" });
        return isThere || found(send());
      });
      if (!sent) throw new ProviderError("hf-jobs: expected the data set that was just made, got none");
      return repo.name;
    },
    async submit(submission) {
      const request = { ...(await place()), ...hfJobRequest(submission, accessToken) };
      return (await ask(job, (hub) => hub.runJob(request))).id;
    },
    async find({ tag }) {
      const at = await place();
      const jobs = await ask(z.array(job), (hub) => hub.listJobs(at));
      return jobs.find(({ labels }) => labels?.graphshift === tag)?.id;
    },
    async poll(id) {
      const { stage, message } = (await get(id)).status;
      return { phase: phaseOf(known, stage), raw: stage, ...(message && { message }) };
    },
    async events(jobId, after, epochs) {
      const at = await place();
      const output = await ask(z.string(), (hub) => logOf(hub, { ...at, jobId }, given));
      return lossesIn(output, { every: LOGGING_STEPS, epochs, after });
    },
    async artifacts(id) {
      const model = `${(await place()).namespace}/${(await get(id)).labels?.graphshift}`;
      return { model, base: model, checkpoints: [] };
    },
    async cancel(jobId) {
      const at = await place();
      await ask(z.unknown(), (hub) => hub.cancelJob({ ...at, jobId }));
    },
  };
}

/** What a job has printed. A job that has not begun has no log; the stream of a running one is broken off. */
async function logOf(
  hub: Hub,
  place: Parameters<Hub["streamJobLogs"]>[0],
  { fetch: send = fetch, clock = systemClock }: HostedSettings,
): Promise<string> {
  const lines: string[] = [];
  try {
    await within(clock, READING, async (signal) => {
      const request: typeof fetch = (url, init) => send(url, { ...init, signal });
      for await (const { message } of hub.streamJobLogs({ ...place, fetch: request })) lines.push(message);
    });
  } catch (error) {
    const late = error instanceof ProviderError;
    const none = (error as { readonly statusCode?: number }).statusCode === 404;
    if (!late && !none) throw error;
  }
  return lines.join("\n");
}

/** TRL on a machine of Hugging Face's. The token comes from HF_TOKEN, and must be allowed to write and to run jobs. */
export const hfJobs: Service = {
  name: "hf-jobs",
  formats: { sft: "prompt-completion", dpo: "preference" },
  fewest: 10,
  settings: hfSettings,
  epochs: "epochs",
  rank: "lora_r",
  renting: (settings) => machineRent(settings as MachineSettings),
  serving:
    "the tuned model goes to a private repository of yours; asking it needs an inference endpoint, billed by the hour; pausing it ends that",
  open,
  named: (model, given) => [`huggingface:${given.inferenceUrl ? repoOf(model) : model}`, inferenceSettings(given)],
};
