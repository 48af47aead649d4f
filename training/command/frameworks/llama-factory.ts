import type { Framework, Work } from "#training/command/frameworks/framework";
import { singleReplies } from "#training/command/frameworks/single-replies";
import { trainingArguments } from "#training/command/frameworks/training-arguments";
import { yamlText } from "#training/command/frameworks/yaml-text";

/** What the rows are called in its list of datasets. */
const NAME = "graphshift";

/** LLaMA-Factory (github.com/hiyouga/LLaMA-Factory: examples, src/llamafactory/hparams, data/README.md for the rows). */
export const llamaFactory: Framework = {
  summary: "LLaMA-Factory: llamafactory-cli train",
  packages: ["llamafactory"],
  row: singleReplies,
  files: (work) => ({
    "llama-factory.yaml": yamlText(configOf(work)),
    [`${work.data}/dataset_info.json`]: `${JSON.stringify({ [NAME]: datasetOf(work) }, undefined, 2)}\n`,
  }),
  command: () => "llamafactory-cli train llama-factory.yaml",
};

function configOf(work: Work) {
  const { base, method, lora_r, beta, compute } = work;
  return {
    model_name_or_path: base,
    stage: method,
    do_train: true,
    finetuning_type: lora_r > 0 ? "lora" : "full",
    ...(lora_r > 0 && {
      lora_rank: lora_r,
      lora_alpha: work.lora_alpha,
      lora_dropout: work.lora_dropout,
      lora_target: "all",
    }),
    ...(work.four_bit && {
      quantization_bit: 4,
      quantization_type: work.quant_type,
      double_quantization: work.double_quant,
    }),
    ...(method === "sft" ? { packing: work.packing ?? false } : { pref_beta: beta, pref_loss: "sigmoid" }),
    dataset: NAME,
    dataset_dir: work.data,
    template: work.template,
    cutoff_len: work.max_length,
    ...trainingArguments(work),
    ...(compute === "float16" ? { fp16: true } : { bf16: true }),
  };
}

function datasetOf({ method }: Work) {
  const preference = { chosen: "chosen", rejected: "rejected" };
  return {
    file_name: "train.jsonl",
    formatting: "sharegpt",
    ...(method === "dpo" && { ranking: true }),
    columns: { messages: "messages", ...(method === "dpo" && preference) },
    tags: {
      role_tag: "role",
      content_tag: "content",
      user_tag: "user",
      assistant_tag: "assistant",
      system_tag: "system",
    },
  };
}
