import { type Framework, LOGGING_STEPS, type Work } from "#training/command/frameworks/framework";
import { singleReplies } from "#training/command/frameworks/single-replies";
import { yamlText } from "#training/command/frameworks/yaml-text";

/** axolotl (docs.axolotl.ai: config reference; dataset formats "conversation"; RLHF, `chat_template.default`). */
export const axolotl: Framework = {
  summary: "axolotl: axolotl train",
  packages: ["axolotl"],
  row: singleReplies,
  files: (work) => ({ "axolotl.yaml": yamlText(configOf(work)) }),
  command: () => "axolotl train axolotl.yaml",
};

function configOf(work: Work) {
  const { base, method, lora_r, lora_alpha, lora_dropout, beta, four_bit } = work;
  return {
    base_model: base,
    ...(method === "dpo" && { rl: "dpo", rl_beta: beta }),
    datasets: [datasetOf(work)],
    output_dir: work.output,
    sequence_len: work.max_length,
    // Without it prompts of more than 512 tokens would be cut.
    ...(method === "dpo" && { max_prompt_len: work.max_length }),
    ...(lora_r > 0 && {
      adapter: four_bit ? "qlora" : "lora",
      lora_r,
      lora_alpha,
      lora_dropout,
      lora_target_linear: true,
    }),
    ...(four_bit && { load_in_4bit: true }),
    num_epochs: work.epochs,
    micro_batch_size: work.batch_size,
    gradient_accumulation_steps: work.gradient_accumulation_steps,
    optimizer: "adamw_torch",
    learning_rate: work.learning_rate,
    lr_scheduler: "cosine",
    bf16: "auto",
    gradient_checkpointing: true,
    seed: work.seed,
    logging_steps: LOGGING_STEPS,
    saves_per_epoch: 1,
    val_set_size: 0,
  };
}

function datasetOf({ data, method }: Work) {
  const file = { path: `${data}/train.jsonl`, ds_type: "json", split: "train" };
  const messages = { field_messages: "messages", message_property_mappings: { role: "role", content: "content" } };
  return method === "sft"
    ? { ...file, type: "chat_template", ...messages, roles_to_train: ["assistant"] }
    : { ...file, type: "chat_template.default", ...messages, field_chosen: "chosen", field_rejected: "rejected" };
}
