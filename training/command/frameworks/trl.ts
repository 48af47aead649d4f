import type { Framework, Work } from "#training/command/frameworks/framework";
import { trainingArguments } from "#training/command/frameworks/training-arguments";
import { yamlText } from "#training/command/frameworks/yaml-text";
import type { JsonObject } from "#training/validate/parse-line";

/** TRL 1.13 (huggingface.co/docs/trl: SFTConfig, DPOConfig, ModelConfig, ScriptArguments). */
export const trl: Framework = {
  summary: "TRL: trl sft, trl dpo",
  packages: ["trl[peft]", "bitsandbytes"],
  // With the prompt apart the loss is on the reply alone.
  row({ messages, ...row }) {
    if (!Array.isArray(messages)) return row;
    return { prompt: messages.slice(0, -1), completion: messages.slice(-1) };
  },
  files: (work) => ({ "trl.yaml": yamlText(trlConfig(work)) }),
  command: ({ method }) => `trl ${method} --config trl.yaml`,
};

export function trlConfig(work: Work): JsonObject {
  const { base, method, lora_r, lora_alpha, lora_dropout, beta } = work;
  return {
    model_name_or_path: base,
    dataset_name: work.data,
    ...trainingArguments(work),
    max_length: work.max_length,
    ...(method === "sft" ? { packing: work.packing ?? false } : { beta }),
    ...precisionOf(work),
    gradient_checkpointing: true,
    ...(lora_r > 0 && { use_peft: true, lora_r, lora_alpha, lora_dropout, lora_target_modules: ["all-linear"] }),
  };
}

/**
 * TRL computes four-bit weights in `dtype`. It trains their adapters in bfloat16 whatever is said, which the gradient
 * scaler of `fp16` would refuse (github.com/huggingface/trl/issues/4901).
 */
function precisionOf({ four_bit, compute, quant_type, double_quant }: Work) {
  if (!four_bit) return compute === "float16" ? { fp16: true, bf16: false } : { bf16: true };
  const quantization = { load_in_4bit: true, bnb_4bit_quant_type: quant_type, use_bnb_nested_quant: double_quant };
  return { ...quantization, dtype: compute, bf16: true };
}
