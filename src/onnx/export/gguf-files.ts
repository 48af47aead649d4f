import type { Files } from "#src/onnx/export/files";
import { encodeGguf, type GgufTensor, type GgufValue } from "#src/onnx/export/gguf";
import { ggufTensors, halved } from "#src/onnx/export/gguf-tensors";
import { ggufVocabulary, strayBeginnings } from "#src/onnx/export/gguf-vocabulary";
import { modelCard } from "#src/onnx/export/model-card";
import type { Source } from "#src/onnx/export/source";
import { headWidth } from "#src/onnx/llama";

/** One file for llama.cpp and what is built on it, of 32-bit floats or, where `half`, of 16-bit ones. */
export function ggufFiles(source: Source, half: boolean): Files {
  const { checkpoint, tokenizer } = source;
  const [embedding, ...others] = ggufTensors(checkpoint.spec, checkpoint.parameters);
  const tensors = [withUnknowns(embedding!, strayBeginnings(tokenizer).length, tokenizer.unknown), ...others];
  const name = `model-${half ? "f16" : "f32"}.gguf`;
  const metadata = { ...facts(source, tensors[0]!.shape[0]!, half), ...ggufVocabulary(tokenizer) };
  return {
    [name]: encodeGguf({ metadata, tensors: half ? tensors.map(halved) : tensors }),
    "README.md": modelCard(source, {
      library: "gguf",
      language: "bash",
      use: `llama-server --model ${name} --jinja --temp 0 --port 8080`,
    }),
  };
}

/** With `count` more tokens, which read as the unknown one does. */
function withUnknowns({ name, shape, data }: GgufTensor, count: number, unknown: number): GgufTensor {
  const [rows, width] = shape as [number, number];
  const longer = new Float32Array((rows + count) * width);
  longer.set(data);
  for (let row = rows; row < rows + count; row++) {
    longer.set(data.subarray(unknown * width, (unknown + 1) * width), row * width);
  }
  return { name, shape: [rows + count, width], data: longer };
}

function facts({ id, checkpoint }: Source, vocabulary: number, half: boolean): Readonly<Record<string, GgufValue>> {
  const { spec } = checkpoint;
  return {
    "general.architecture": { string: "llama" },
    "general.name": { string: id },
    "general.file_type": { uint32: Number(half) },
    "llama.vocab_size": { uint32: vocabulary },
    "llama.context_length": { uint32: spec.positions },
    "llama.embedding_length": { uint32: spec.width },
    "llama.block_count": { uint32: spec.layers },
    "llama.feed_forward_length": { uint32: spec.feedForward },
    "llama.attention.head_count": { uint32: spec.heads },
    "llama.attention.head_count_kv": { uint32: spec.groups },
    "llama.attention.layer_norm_rms_epsilon": { float32: spec.epsilon },
    "llama.rope.dimension_count": { uint32: headWidth(spec) },
    "llama.rope.freq_base": { float32: spec.rotaryBase },
  };
}
