import { toFloat16 } from "#src/onnx/export/float16";
import type { GgufTensor } from "#src/onnx/export/gguf";
import { headWidth, type LlamaSpec } from "#src/onnx/llama";
import { parameters } from "#src/onnx/parameters";

/** llama.cpp's names of a layer's tensors and of the others, by Hugging Face's. */
const NAMES: Readonly<Record<string, string>> = {
  "model.embed_tokens": "token_embd",
  "model.norm": "output_norm",
  input_layernorm: "attn_norm",
  "self_attn.q_proj": "attn_q",
  "self_attn.k_proj": "attn_k",
  "self_attn.v_proj": "attn_v",
  "self_attn.o_proj": "attn_output",
  post_attention_layernorm: "ffn_norm",
  "mlp.gate_proj": "ffn_gate",
  "mlp.up_proj": "ffn_up",
  "mlp.down_proj": "ffn_down",
};

/** The weights as llama.cpp has them; there is no output layer, for which it takes the embedding. */
export function ggufTensors(spec: LlamaSpec, flat: Float32Array): readonly GgufTensor[] {
  return parameters(spec).map(({ name, shape, offset, size }) => {
    const data = flat.subarray(offset, offset + size);
    const interleaved = /[qk]_proj$/.test(name) ? interleave(data, shape[1]!, headWidth(spec)) : data;
    return { name: ggufName(name), shape, data: interleaved };
  });
}

/** With matrices in 16 bits; vectors stay, as in llama.cpp's own conversion. */
export function halved(tensor: GgufTensor): GgufTensor {
  const { shape, data } = tensor;
  return shape.length > 1 && data instanceof Float32Array ? { ...tensor, data: toFloat16(data) } : tensor;
}

function ggufName(name: string): string {
  const [, layer, part] = /^model\.layers\.(\d+)\.(.+)$/.exec(name) ?? [];
  return layer === undefined ? `${NAMES[name]}.weight` : `blk.${layer}.${NAMES[part!]}.weight`;
}

/**
 * The rows of each head so that the two of a rotary pair are neighbours, as llama.cpp's Llama turns them; Hugging Face
 * has all first ones, then all second ones.
 */
function interleave(data: Float32Array, width: number, head: number): Float32Array {
  const rows = new Float32Array(data.length);
  for (let row = 0; row * width < data.length; row++) {
    const place = row % head;
    const from = row - place + (place % 2) * (head / 2) + Math.floor(place / 2);
    rows.set(data.subarray(from * width, (from + 1) * width), row * width);
  }
  return rows;
}
