import type { LlamaSpec } from "#src/onnx/llama";
import { type Parameter, parameterCount, parameters } from "#src/onnx/parameters";
import type { Rng } from "#src/rng";

/** Standard deviations of the normal distributions that weights start from. */
export interface InitialScale {
  readonly embedding: number;
  /** For hidden matrices; those that write to the residual stream get 1/√(2·layers) of it (Radford et al. 2019, GPT-2). */
  readonly matrix: number;
}

/** A fresh flat vector; norms start at 1. */
export function initialParameters(spec: LlamaSpec, scale: InitialScale, rng: Rng): Float32Array {
  const flat = new Float32Array(parameterCount(spec));
  for (const parameter of parameters(spec)) {
    const part = flat.subarray(parameter.offset, parameter.offset + parameter.size);
    if (parameter.kind === "norm") part.fill(1);
    else part.set(Float32Array.from(part, () => deviation(parameter, spec, scale) * normal(rng)));
  }
  return flat;
}

function deviation({ kind, name }: Parameter, spec: LlamaSpec, scale: InitialScale): number {
  if (kind === "embedding") return scale.embedding;
  return /\.(o|down)_proj$/.test(name) ? scale.matrix / Math.sqrt(2 * spec.layers) : scale.matrix;
}

/** A standard normal number, by Box and Muller's method. */
function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
}
