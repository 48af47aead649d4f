import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "#src/errors";
import type { Device } from "#src/onnx/index";

/** What follows `onnx:`, taken apart. */
export interface OnnxName {
  /** An absolute folder, or owner/model on the hub. */
  readonly place: string;
  readonly local: boolean;
  /** A branch, tag or commit of a hub model. */
  readonly revision: string;
  readonly dtype: Dtype;
  readonly device: Device;
}

/** What files of weights are called behind `onnx/model`, by the kind of numbers that is in them. */
export const suffixes = {
  fp32: "",
  fp16: "_fp16",
  q8: "_quantized",
  int8: "_int8",
  uint8: "_uint8",
  q4: "_q4",
  q4f16: "_q4f16",
  bnb4: "_bnb4",
} as const;
export type Dtype = keyof typeof suffixes;

const DEVICES: readonly string[] = ["cpu", "cuda", "webgpu"] satisfies Device[];

/**
 * Reads `FOLDER` or `owner/model[@revision]`, and after it `:DTYPE`, `:DEVICE` or both; fp32 and cpu unless said.
 *
 * @throws UserError for a name that is neither a folder with a model nor one of the hub's form
 */
export function onnxName(name: string): OnnxName {
  const [place, device] = cutOff(name, DEVICES, "cpu");
  const [model, dtype] = cutOff(place, Object.keys(suffixes), "fp32");
  const kind = { dtype: dtype as Dtype, device: device as Device };
  if (existsSync(join(model, "config.json"))) return { place: resolve(model), local: true, revision: "", ...kind };
  const hub = /^([\w.-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(model);
  if (hub && !existsSync(model)) return { place: hub[1]!, local: false, revision: hub[2] ?? "main", ...kind };
  throw new UserError(
    `onnx: expected a folder with config.json, or owner/model of the hub, got ${JSON.stringify(model)}; graphshift export --to onnx writes such folders`,
  );
}

/** A last part after a colon, if it is one of `known`, and what stands before it. */
function cutOff(name: string, known: readonly string[], otherwise: string): readonly [rest: string, part: string] {
  const at = name.lastIndexOf(":");
  const part = name.slice(at + 1);
  return at > 0 && known.includes(part) ? [name.slice(0, at), part] : [name, otherwise];
}
