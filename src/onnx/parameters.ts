import { headWidth, type LlamaSpec } from "#src/onnx/llama";

/** A tensor of the model: a stretch of the flat vector that holds all of them. */
export interface Parameter {
  /** As in a Hugging Face checkpoint, without the final ".weight". */
  readonly name: string;
  readonly kind: "embedding" | "norm" | "matrix";
  /** Matrices are [outputs, inputs]. */
  readonly shape: readonly number[];
  /** Index of the first element in the flat vector. */
  readonly offset: number;
  /** Number of elements. */
  readonly size: number;
}

/** All parameters in the order in which they lie in the flat vector. */
export function parameters(spec: LlamaSpec): readonly Parameter[] {
  const { vocabulary, width, layers } = spec;
  const placed: Parameter[] = [];
  const place = (kind: Parameter["kind"], name: string, shape: readonly number[]) => {
    const last = placed.at(-1);
    const size = shape.reduce((product, n) => product * n, 1);
    placed.push({ kind, name, shape, size, offset: last ? last.offset + last.size : 0 });
  };
  place("embedding", "model.embed_tokens", [vocabulary, width]);
  for (let layer = 0; layer < layers; layer++) {
    for (const [part, shape] of layerShapes(spec)) {
      place(shape.length === 1 ? "norm" : "matrix", `model.layers.${layer}.${part}`, shape);
    }
  }
  place("norm", "model.norm", [width]);
  return placed;
}

/** Length of the flat vector. */
export function parameterCount(spec: LlamaSpec): number {
  return parameters(spec).reduce((total, { size }) => total + size, 0);
}

function layerShapes(spec: LlamaSpec): readonly (readonly [string, readonly number[]])[] {
  const { width, feedForward } = spec;
  const shared = spec.groups * headWidth(spec);
  return [
    ["input_layernorm", [width]],
    ["self_attn.q_proj", [width, width]],
    ["self_attn.k_proj", [shared, width]],
    ["self_attn.v_proj", [shared, width]],
    ["self_attn.o_proj", [width, width]],
    ["post_attention_layernorm", [width]],
    ["mlp.gate_proj", [feedForward, width]],
    ["mlp.up_proj", [feedForward, width]],
    ["mlp.down_proj", [width, feedForward]],
  ];
}
