import { UserError } from "#src/errors";
import { encode } from "#src/onnx/encode";
import { causalLmGraph } from "#src/onnx/export/causal-lm-graph";
import { type Files, jsonFile } from "#src/onnx/export/files";
import { modelCard } from "#src/onnx/export/model-card";
import type { Source } from "#src/onnx/export/source";
import { tokenizerFiles } from "#src/onnx/export/tokenizer-files";

/** A protocol-buffer message is smaller than 2 GiB; some of that is left for the graph. */
const MOST_BYTES = 2 ** 31 - 2 ** 24;

/**
 * A repository that transformers.js loads: the model as one ONNX file of 32-bit floats.
 *
 * @throws UserError for a model that no single ONNX file can hold
 */
export function onnxFiles(source: Source): Files {
  const { spec, parameters } = source.checkpoint;
  if (parameters.byteLength > MOST_BYTES) {
    throw new UserError(
      `export: expected a model below 2 GiB, got ${parameters.byteLength} bytes; ONNX files end there, use --to hf or gguf`,
    );
  }
  const use = `import { pipeline } from "@huggingface/transformers";

const write = await pipeline("text-generation", folder);
const [{ generated_text }] = await write([{ role: "user", content: problem }], { max_new_tokens: 400 });
console.log(generated_text.at(-1).content);`;
  return {
    // Elsewhere than on a server, transformers.js looks for a quantized file unless told otherwise.
    "config.json": jsonFile({
      ...JSON.parse(source.files["config.json"].toString()),
      "transformers.js_config": { dtype: "fp32" },
    }),
    ...tokenizerFiles(source),
    "onnx/model.onnx": encode(causalLmGraph(spec, parameters)),
    "README.md": modelCard(source, { library: "transformers.js", language: "js", use }),
  };
}
