import { z } from "zod";
import { type OpenSettings, openSettings } from "#training/command/frameworks/settings";
import { trl, trlConfig } from "#training/command/frameworks/trl";
import { yamlText } from "#training/command/frameworks/yaml-text";
import type { Submission } from "#training/hosted/port";

type Flavor = Parameters<typeof import("@huggingface/hub")["runJob"]>[0]["flavor"];

const own = {
  /** The machine: ours has one A10G with 24 GB. */
  flavor: z.string().min(1).default("a10g-small"),
  image: z.string().min(1).default("ghcr.io/astral-sh/uv:python3.12-bookworm"),
  /** Seconds after which the job is ended. */
  timeout: z
    .int()
    .min(60)
    .default(6 * 3600),
};
/** What a job of Hugging Face may be told. */
export const hfSettings = { sft: openSettings.sft.extend(own), dpo: openSettings.dpo.extend(own) };
export type MachineSettings = z.output<z.ZodObject<typeof own>>;
type Settings = OpenSettings & MachineSettings;

/** Where the rows are mounted. */
const DATA = "/data";
/** What runs: TRL, by a configuration that travels with the job; its result goes to a repository of the user's. */
export function hfJobRequest({ base, method, seed, settings: given, tag, data }: Submission, token: string) {
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
export const repoOf = (model: string): string => model.split(":")[0]!;
