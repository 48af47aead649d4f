import { existsSync, readFileSync } from "node:fs";
import { UserError } from "#src/errors";
import { writeWhole } from "#src/jsonl";
import { decodeSafetensors, encodeSafetensors } from "#src/onnx/safetensors";
import type { TrainingState } from "#src/onnx/trainer";

/** Writes the state to one safetensors file, whole or not at all. */
export function writeTrainingState(path: string, { parameters, m, v, steps }: TrainingState): void {
  const tensors = Object.entries({ parameters, m, v }).map(([name, data]) => ({ name, shape: [data.length], data }));
  writeWhole(path, encodeSafetensors({ tensors, metadata: { steps: String(steps) } }));
}

/**
 * The state kept at `path`; undefined where there is none.
 *
 * @throws UserError if the file is damaged
 */
export function readTrainingState(path: string): TrainingState | undefined {
  if (!existsSync(path)) return undefined;
  const { tensors, metadata } = decodeSafetensors(readFileSync(path), path);
  const [parameters, m, v] = ["parameters", "m", "v"].map(
    (name) => tensors.find((tensor) => tensor.name === name)?.data,
  );
  if (!parameters || !m || !v || !metadata.steps) {
    throw new UserError(`${path}: expected the state of a training run, got another file; remove it to start over`);
  }
  return { parameters, m, v, steps: Number(metadata.steps) };
}
