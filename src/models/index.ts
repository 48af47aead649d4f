import { UserError } from "#src/errors";
import { noBatches, takesBatches } from "#src/models/batch/takes-batches";
import type { ProviderName } from "#src/models/providers/index";
import { type ReadoutName, readoutIn, readouts } from "#src/models/readouts/index";
import type { ModelSettings } from "#src/models/settings";
import { nameIn } from "#src/pick";
import type { Model } from "#src/play";

export { ProviderError } from "#src/models/provider-error";
export { type Scheduler, type SchedulerOptions, scheduler } from "#src/models/schedule/scheduler";
export type { ModelSettings } from "#src/models/settings";

type Open = (name: string, settings: ModelSettings) => Promise<Model>;

const hosted =
  (provider: ProviderName): Open =>
  async (name, settings) =>
    (await import("#src/models/openai")).openai(name, settings, provider);

/** Another model, named after this kind, read out so that it chooses. */
const read =
  (name: ReadoutName): Open =>
  async (spec, settings) =>
    readouts[name].over(await openModel(spec, settings), name);

/** The kinds of models by name; each is loaded only when one of its models is opened. */
export const models = {
  azure: hosted("azure"),
  constrained: read("constrained"),
  "constrained-high": read("constrained-high"),
  "constrained-low": read("constrained-low"),
  "constrained-medium": read("constrained-medium"),
  fireworks: hosted("fireworks"),
  huggingface: async (name, settings) => (await import("#src/models/huggingface")).huggingface(name, settings),
  local: async (folder) => (await import("#src/models/local")).localModel(folder),
  ollama: hosted("ollama"),
  onnx: async (name) => (await import("#src/models/onnx")).onnxModel(name),
  openai: hosted("openai"),
  openrouter: hosted("openrouter"),
  scoring: read("scoring"),
  scripted: async (rule, { targets }) => (await import("#src/models/scripted")).scripted(rule, targets),
  tinker: hosted("tinker"),
  together: hosted("together"),
  vllm: hosted("vllm"),
} as const satisfies Record<string, Open>;

/**
 * Opens a model: "openai:gpt-4.1-mini", "together:openai/gpt-oss-120b", "huggingface:owner/model:provider", "local:DIR",
 * "onnx:DIR", "scripted:oracle"; as one that chooses: "constrained:openai:gpt-4.1-mini", "scoring:local:DIR".
 *
 * @throws UserError for an unknown kind, a name without one, and whatever the kind itself lacks (a key, a folder)
 */
export async function openModel(spec: string, settings: ModelSettings = {}): Promise<Model> {
  const kind = kindOf(spec);
  const open: Open = models[kind];
  if (settings.batch && !takesBatches(kind) && !readoutIn(spec)) throw noBatches(kind);
  return open(spec.slice(kind.length + 1), settings);
}

/**
 * The kind of a model, without opening it.
 *
 * @throws UserError for an unknown kind, or a name without one
 */
export function kindOf(spec: string): keyof typeof models {
  const at = spec.indexOf(":");
  if (at < 1) throw new UserError(`model: expected KIND:NAME, got ${JSON.stringify(spec)}; as in scripted:oracle`);
  return nameIn("model", models, spec.slice(0, at));
}
