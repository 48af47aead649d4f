import type { Files } from "#src/onnx/export/files";
import { modelCard } from "#src/onnx/export/model-card";
import type { Source } from "#src/onnx/export/source";
import { tokenizerFiles } from "#src/onnx/export/tokenizer-files";

/** A repository of Hugging Face's hub, for transformers, vLLM and whatever else reads its Llama. */
export function hfFiles(source: Source): Files {
  const use = `from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained(".")
model = AutoModelForCausalLM.from_pretrained(".")
chat = tokenizer.apply_chat_template([{"role": "user", "content": problem}], return_tensors="pt", return_dict=True)
print(tokenizer.decode(model.generate(**chat, max_new_tokens=400)[0], skip_special_tokens=True))`;
  return {
    "config.json": source.files["config.json"],
    "model.safetensors": source.files["model.safetensors"],
    ...tokenizerFiles(source),
    "README.md": modelCard(source, { library: "transformers", language: "python", use }),
  };
}
