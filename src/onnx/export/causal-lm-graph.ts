import { type Builder, builder, input, output } from "#src/onnx/builder";
import { constantWeights } from "#src/onnx/decode-graph";
import { standardAttention } from "#src/onnx/export/standard-attention";
import { standardOperators } from "#src/onnx/export/standard-operators";
import { type LlamaSpec, llama, logits } from "#src/onnx/llama";

/**
 * A model as text generation expects it of an ONNX export (names as Hugging Face's Optimum gives them; transformers.js
 * feeds the model by them).
 *
 * Inputs: `input_ids`, `position_ids` [batch, sequence]; `attention_mask` [batch, past + sequence], 0 at padding;
 * `past_key_values.N.key` and `.value` [batch, groups, past, head width], past may be 0. Outputs: `logits` [batch,
 * sequence, vocabulary] and `present.N.key` and `.value`, the caches with the sequence appended.
 */
export function causalLmGraph(spec: LlamaSpec, flat: Float32Array): Builder {
  const g = builder();
  const ids = input(g, "input_ids", ["batch", "sequence"], "int64");
  const mask = input(g, "attention_mask", ["batch", "total"], "int64");
  const positions = input(g, "position_ids", ["batch", "sequence"], "int64");
  const weights = constantWeights(g, spec, flat);
  const hidden = llama(g, spec, weights, ids, standardAttention(g, spec, { ids, mask, positions }));
  output(g, "logits", logits(g, weights, hidden));
  return standardOperators(g);
}
