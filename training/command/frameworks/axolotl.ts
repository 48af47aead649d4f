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
  const { base, method, compute, beta } = work;
  return {
    base_model: base,
    ...(method === "dpo" && { rl: "dpo", rl_beta: beta }),
    datasets: [datasetOf(work)],
    output_dir: work.output,
    sequence_len: work.max_length,
    ...(method === "sft" && { sample_packing: work.packing ?? false }),
    ...adapterOf(work),
    num_epochs: work.epochs,
    micro_batch_size: work.batch_size,
    gradient_accumulation_steps: work.gradient_accumulation_steps,
    ...(work.group_by_length && { group_by_length: true }),
    optimizer: work.optim,
    learning_rate: work.learning_rate,
    lr_scheduler: work.lr_scheduler_type,
    warmup_ratio: work.warmup_ratio,
    weight_decay: work.weight_decay,
    max_grad_norm: work.max_grad_norm,
    ...(compute === "float16" ? { fp16: true, bf16: false } : { bf16: true }),
    gradient_checkpointing: true,
    seed: work.seed,
    logging_steps: LOGGING_STEPS,
    saves_per_epoch: 1,
    val_set_size: 0,
  };
}

function adapterOf({ lora_r, lora_alpha, lora_dropout, four_bit, quant_type, double_quant }: Work) {
  return {
    ...(lora_r > 0 && {
      adapter: four_bit ? "qlora" : "lora",
      lora_r,
      lora_alpha,
      lora_dropout,
      lora_target_linear: true,
    }),
    ...(four_bit && {
      load_in_4bit: true,
      bnb_config_kwargs: { bnb_4bit_quant_type: quant_type, bnb_4bit_use_double_quant: double_quant },
    }),
  };
}

function datasetOf({ data, method }: Work) {
  const file = { path: `${data}/train.jsonl`, ds_type: "json", split: "train" };
  const messages = { field_messages: "messages", message_property_mappings: { role: "role", content: "content" } };
  return method === "sft"
    ? { ...file, type: "chat_template", ...messages, roles_to_train: ["assistant"] }
    : { ...file, type: "chat_template.default", ...messages, field_chosen: "chosen", field_rejected: "rejected" };
}
