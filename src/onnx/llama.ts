import { UserError } from "#src/errors";
import type { Builder, Value } from "#src/onnx/builder";
import { add } from "#src/onnx/ops/elementwise";
import { embed } from "#src/onnx/ops/embedding";
import { linear } from "#src/onnx/ops/matmul";
import { rmsNorm } from "#src/onnx/ops/rms-norm";
import { swiGlu } from "#src/onnx/ops/swiglu";

/** Sizes of a Llama-style decoder: RMSNorm, rotary positions, SwiGLU, grouped heads, tied embedding, no biases. */
export interface LlamaSpec {
  /** Number of token ids. */
  readonly vocabulary: number;
  /** Width of the residual stream: `heads` times a multiple of 16. */
  readonly width: number;
  readonly layers: number;
  readonly heads: number;
  /** Key and value heads; divides `heads`. */
  readonly groups: number;
  /** Inner width of the feed-forward part. */
  readonly feedForward: number;
  /** The longest sequence, in tokens. */
  readonly positions: number;
  /** Base of the rotary angles; 10,000 in Llama. */
  readonly rotaryBase: number;
  /** Added to the mean square in RMSNorm; 1e-5 in Llama. */
  readonly epsilon: number;
}

/** Width of one attention head. */
export function headWidth(spec: LlamaSpec): number {
  return spec.width / spec.heads;
}

/** @throws UserError if the sizes do not fit each other, or ONNX Runtime could not decode with them */
export function checkSpec(spec: LlamaSpec): void {
  const { width, heads, groups } = spec;
  if (headWidth(spec) % 16 !== 0) {
    throw new UserError(`model: expected a width of heads times a multiple of 16, got width ${width}, ${heads} heads`);
  }
  if (heads % groups !== 0) throw new UserError(`model: expected groups that divide ${heads} heads, got ${groups}`);
}

/** A weight by its name in a Hugging Face checkpoint, without the final ".weight". */
export type Weights = (name: string) => Value;

/** Mixes positions, given the projections of one layer: the part in which training and decoding differ. */
export type Attention = (layer: number, query: Value, key: Value, value: Value) => Value;

/** The last hidden state of each position, of the shape of `ids` with the width appended. */
export function llama(g: Builder, spec: LlamaSpec, weights: Weights, ids: Value, attention: Attention): Value {
  let x = embed(g, weights("model.embed_tokens"), ids);
  for (let layer = 0; layer < spec.layers; layer++) {
    const weight = (part: string) => weights(`model.layers.${layer}.${part}`);
    const project = (from: Value, part: string) => linear(g, from, weight(part));

    const h = rmsNorm(g, x, weight("input_layernorm"), spec.epsilon);
    const [q, k, v] = ["q", "k", "v"].map((part) => project(h, `self_attn.${part}_proj`));
    x = add(g, x, project(attention(layer, q!, k!, v!), "self_attn.o_proj"));

    const f = rmsNorm(g, x, weight("post_attention_layernorm"), spec.epsilon);
    const gated = swiGlu(g, project(f, "mlp.gate_proj"), project(f, "mlp.up_proj"));
    x = add(g, x, project(gated, "mlp.down_proj"));
  }
  return rmsNorm(g, x, weights("model.norm"), spec.epsilon);
}

/** The logits of hidden states: the output layer is the embedding itself. */
export function logits(g: Builder, weights: Weights, hidden: Value): Value {
  return linear(g, hidden, weights("model.embed_tokens"));
}
