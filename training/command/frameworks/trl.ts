import { type Framework, LOGGING_STEPS, type Work } from "#training/command/frameworks/framework";
import { yamlText } from "#training/command/frameworks/yaml-text";
import type { JsonObject } from "#training/validate/parse-line";

/** TRL (huggingface.co/docs/trl 1.13: SFTConfig, DPOConfig, ModelConfig, ScriptArguments). */
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
    output_dir: work.output,
    num_train_epochs: work.epochs,
    learning_rate: work.learning_rate,
    lr_scheduler_type: "cosine",
    per_device_train_batch_size: work.batch_size,
    gradient_accumulation_steps: work.gradient_accumulation_steps,
    max_length: work.max_length,
    ...(method === "dpo" && { beta }),
    bf16: true,
    gradient_checkpointing: true,
    ...(lora_r > 0 && { use_peft: true, lora_r, lora_alpha, lora_dropout, lora_target_modules: ["all-linear"] }),
    ...(work.four_bit && { load_in_4bit: true }),
    seed: work.seed,
    logging_steps: LOGGING_STEPS,
    save_strategy: "epoch",
    report_to: "none",
  };
}
