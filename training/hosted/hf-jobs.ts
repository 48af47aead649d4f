import { readFileSync } from "node:fs";
import { z } from "zod";
import { UserError } from "#src/errors";
import { faultError } from "#src/models/fault";
import { openModel } from "#src/models/index";
import { keyFrom } from "#src/models/key-from";
import { systemClock } from "#src/models/schedule/clock";
import { LOGGING_STEPS } from "#training/command/frameworks/framework";
import { type OpenSettings, openSettings } from "#training/command/frameworks/settings";
import { trl, trlConfig } from "#training/command/frameworks/trl";
import { yamlText } from "#training/command/frameworks/yaml-text";
import { phaseOf, states } from "#training/hosted/phase";
import type { Port, Service, Submission } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";
import { lossesIn } from "#training/hosted/training-log";

// The hub's client, @huggingface/hub 2.17.5 (runJob, getJob, listJobs, cancelJob, streamJobLogs), and the states that
// huggingface.co/docs/hub/jobs-manage shows (read December 2026).

const own = {
  /** The machine: graphshift's default has one A10G with 24 GB. */
  flavor: z.string().min(1).default("a10g-small"),
  image: z.string().min(1).default("ghcr.io/astral-sh/uv:python3.12-bookworm"),
  /** Seconds after which the job is ended. */
  timeout: z
    .int()
    .min(60)
    .default(6 * 3600),
};
const settings = { sft: openSettings.sft.extend(own), dpo: openSettings.dpo.extend(own) };
type Settings = OpenSettings & z.output<z.ZodObject<typeof own>>;

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

/** Where the rows are mounted. */
const DATA = "/data";
/** Milliseconds for which the log of a running job is read: it has no end. */
const READING = 5_000;

type Hub = typeof import("@huggingface/hub");
type Flavor = Parameters<Hub["runJob"]>[0]["flavor"];

/** @throws UserError where the optional package is not installed */
async function loadHub(): Promise<Hub> {
  return import("@huggingface/hub").catch(() => {
    throw new UserError("hf-jobs: expected the package @huggingface/hub, got none; npm install @huggingface/hub");
  });
}

/** What runs: TRL, by a configuration that travels with the job; its result goes to a repository of the user's. */
function jobOf({ base, method, seed, settings: given, tag, data }: Submission, token: string) {
  const { flavor, image, timeout, ...work } = given as Settings;
  const config = {
    ...trlConfig({ ...work, base: repoOf(base), method, seed, data: DATA, output: "output", template: "" }),
    push_to_hub: true,
    hub_model_id: data,
    hub_private_repo: true,
  };
  const packages = trl.packages.map((name) => `--with '${name}'`);
  const run = `uv run ${packages.join(" ")} ${trl.command({ method })}`;
  return {
    dockerImage: image,
    flavor: flavor as Flavor,
    timeoutSeconds: timeout,
    command: ["sh", "-c", `printf '%s' "$TRL_CONFIG" > trl.yaml && ${run}`],
    environment: { TRL_CONFIG: yamlText(config) },
    secrets: { HF_TOKEN: token },
    labels: { graphshift: tag },
    volumes: [{ source: { type: "dataset" as const, name: data }, mountPath: DATA, readOnly: true }],
  };
}

/** A model's repository: `owner/model:provider` names one, and who serves it. */
const repoOf = (model: string): string => model.split(":")[0]!;

function open(given: HostedSettings): Port {
  const accessToken = keyFrom(given, "HF_TOKEN");
  const { baseUrl: hubUrl, fetch, clock = systemClock } = given;
  const common = { accessToken, ...(hubUrl && { hubUrl }), ...(fetch && { fetch }) };

  async function ask<Reply>(request: (hub: Hub) => Promise<Reply>): Promise<Reply> {
    const hub = await loadHub();
    try {
      return await request(hub);
    } catch (error) {
      const { message, statusCode } = error as Error & { readonly statusCode?: number };
      throw faultError("hf-jobs", { message, status: statusCode }, accessToken, clock.now());
    }
  }
  let user: string | undefined;
  const namespaceOf = async (hub: Hub): Promise<string> => (user ??= (await hub.whoAmI(common)).name);
  const place = async (hub: Hub) => ({ ...common, namespace: await namespaceOf(hub) });

  return {
    upload: (path, tag) =>
      ask(async (hub) => {
        const name = `${await namespaceOf(hub)}/${tag}`;
        const repo = { type: "dataset", name } as const;
        if (!(await hub.repoExists({ ...common, repo })))
          await hub.createRepo({ ...common, repo, visibility: "private" });
        const content = new Blob([readFileSync(path)]);
        await hub.uploadFiles({ ...common, repo, files: [{ path: "train.jsonl", content }], useXet: false });
        return name;
      }),
    submit: (submission) =>
      ask(async (hub) => (await hub.runJob({ ...(await place(hub)), ...jobOf(submission, accessToken) })).id),
    find: ({ tag }) =>
      ask(async (hub) => {
        const jobs = await hub.listJobs(await place(hub));
        return jobs.find(({ labels }) => labels?.graphshift === tag)?.id;
      }),
    poll: (jobId) =>
      ask(async (hub) => {
        const { stage, message } = (await hub.getJob({ ...(await place(hub)), jobId })).status;
        return { phase: phaseOf(known, stage), raw: stage, ...(message && { message }) };
      }),
    events: (jobId, after) =>
      ask(async (hub) => {
        const output = await logOf(hub, { ...(await place(hub)), jobId }, fetch);
        return lossesIn(output, { every: LOGGING_STEPS, after });
      }),
    artifacts: (jobId) =>
      ask(async (hub) => {
        const { labels } = await hub.getJob({ ...(await place(hub)), jobId });
        const model = `${await namespaceOf(hub)}/${labels?.graphshift}`;
        return { model, base: model, checkpoints: [] };
      }),
    cancel: (jobId) => ask(async (hub) => void (await hub.cancelJob({ ...(await place(hub)), jobId }))),
  };
}

type Place = Parameters<Hub["streamJobLogs"]>[0];

/** What a job has printed. The stream of a running one is broken off after a while. */
async function logOf(hub: Hub, place: Place, send: typeof fetch = fetch): Promise<string> {
  const signal = AbortSignal.timeout(READING);
  const lines: string[] = [];
  try {
    const request: typeof fetch = (url, init) => send(url, { ...init, signal });
    for await (const { message } of hub.streamJobLogs({ ...place, fetch: request })) lines.push(message);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return lines.join("\n");
}

/** TRL on a machine of Hugging Face's. The token comes from HF_TOKEN, and must be allowed to write and to run jobs. */
export const hfJobs: Service = {
  name: "hf-jobs",
  formats: { sft: "prompt-completion", dpo: "preference" },
  fewest: 10,
  settings,
  epochs: "epochs",
  serving:
    "the machine is billed by the minute until the training ends. The tuned model goes to a private repository of yours; asking it needs an inference endpoint, billed by the hour; pausing it ends that",
  open,
  ask: (model, { baseUrl: _hub, inferenceUrl, ...given }) =>
    openModel(`huggingface:${inferenceUrl ? repoOf(model) : model}`, {
      ...given,
      ...(inferenceUrl && { baseUrl: inferenceUrl }),
    }),
};
