import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { names } from "#src/pick";
import { inScratch } from "#test/scratch";
import { golden } from "#test/training/hosted/golden-work";
import { yamlText } from "#training/command/frameworks/yaml-text";
import { launchers } from "#training/command/launchers/index";
import { writeFiles } from "#training/command/write-files";

const test = suite("training configurations");

/** Keys as the frameworks document them, transcribed from their pages and not from our code. */
const documented = {
  // huggingface.co/docs/trl (1.13: SFTConfig, DPOConfig, ModelConfig, ScriptArguments) and transformers' TrainingArguments (5.18).
  trl: `model_name_or_path model_revision dtype attn_implementation use_peft lora_r lora_alpha lora_dropout
    lora_target_modules lora_modules_to_save lora_task_type use_rslora load_in_8bit load_in_4bit bnb_4bit_quant_type
    use_bnb_nested_quant bnb_4bit_quant_storage dataset_name dataset_config dataset_train_split dataset_test_split
    dataset_streaming output_dir num_train_epochs max_steps learning_rate lr_scheduler_type warmup_steps weight_decay
    max_grad_norm optim train_sampling_strategy per_device_train_batch_size gradient_accumulation_steps
    gradient_checkpointing max_length packing completion_only_loss assistant_only_loss beta loss_type bf16 fp16 seed
    data_seed logging_steps save_strategy save_steps report_to push_to_hub hub_model_id hub_private_repo`,
  // docs.axolotl.ai/docs/config-reference.html, and its schema (src/axolotl/utils/schemas).
  axolotl: `base_model model_type tokenizer_type chat_template datasets rl rl_beta output_dir sequence_len
    sample_packing pad_to_sequence_len adapter lora_r lora_alpha lora_dropout lora_target_linear lora_target_modules
    load_in_8bit load_in_4bit bnb_config_kwargs num_epochs micro_batch_size gradient_accumulation_steps group_by_length
    optimizer learning_rate lr_scheduler warmup_steps warmup_ratio weight_decay max_grad_norm bf16 fp16 tf32
    gradient_checkpointing flash_attention seed logging_steps saves_per_epoch save_strategy val_set_size wandb_project`,
  // github.com/hiyouga/LLaMA-Factory, examples and src/llamafactory/hparams; transformers' TrainingArguments (5.2 and later).
  "llama-factory": `model_name_or_path trust_remote_code quantization_bit quantization_method quantization_type
    double_quantization stage do_train finetuning_type lora_rank lora_alpha lora_dropout lora_target pref_beta pref_loss
    dataset dataset_dir template cutoff_len packing neat_packing max_samples overwrite_cache preprocessing_num_workers
    output_dir logging_steps save_steps save_strategy plot_loss overwrite_output_dir save_only_model report_to
    per_device_train_batch_size gradient_accumulation_steps learning_rate num_train_epochs lr_scheduler_type
    warmup_steps weight_decay max_grad_norm optim train_sampling_strategy bf16 fp16 ddp_timeout seed
    resume_from_checkpoint`,
} as const;
const files = { trl: "trl.yaml", axolotl: "axolotl.yaml", "llama-factory": "llama-factory.yaml" } as const;

const written = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

for (const { name, run, framework, folder, work, lines } of golden) {
  test(`${name}, ${run}: byte for byte`, () =>
    inScratch((scratch) => {
      writeFileSync(join(scratch, "rows.jsonl"), lines);
      const out = join(scratch, "files");
      writeFiles(out, framework, work, join(scratch, "rows.jsonl"), "graphshift-0123456789abcdef");
      const kept = written(folder);
      for (const path of kept)
        assert.is(readFileSync(join(out, path), "utf8"), readFileSync(join(folder, path), "utf8"));
      // The launchers' files are kept once: they are the same for all.
      const shared: readonly string[] = Object.values(launchers).map(({ file }) => file);
      assert.equal(
        written(out).filter((path) => !shared.includes(path)),
        kept.filter((path) => !shared.includes(path)),
      );
    }));

  test(`${name}, ${run}: the configuration is YAML with documented keys alone`, () => {
    const config = parse(readFileSync(join(folder, files[name]), "utf8"), { version: "1.1" });
    const known = documented[name].split(/\s+/);
    for (const key of Object.keys(config)) assert.ok(known.includes(key), key);
    assert.type(config.learning_rate, "number");
    assert.is(config.learning_rate, work.learning_rate);
  });
}

test("each row is read as the framework documents it", () => {
  for (const { name, method, folder } of golden) {
    const rows = readFileSync(join(folder, "data", "train.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.is(rows.length, 2);
    const keys = name === "trl" ? { sft: ["prompt", "completion"], dpo: ["prompt", "chosen", "rejected"] } : undefined;
    const expected = keys?.[method] ?? (method === "sft" ? ["messages"] : ["messages", "chosen", "rejected"]);
    for (const row of rows) assert.equal(Object.keys(row), expected);
    if (name !== "trl" && method === "dpo") assert.equal(rows[0].chosen.role, "assistant");
  }
});

test("launchers: a job of Kubernetes, a task of SkyPilot, a script of Slurm", () => {
  const at = (file: string) => readFileSync(join("test", "training", "hosted", "golden", "trl-sft", file), "utf8");
  const job = parse(at("kubernetes.yaml"));
  assert.equal([job.apiVersion, job.kind, job.spec.template.spec.restartPolicy], ["batch/v1", "Job", "Never"]);
  assert.ok(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(job.metadata.name) && job.metadata.name.length <= 63);
  assert.equal(Object.keys(parse(at("sky.yaml"))), ["name", "resources", "workdir", "setup", "run"]);
  assert.match(at("slurm.sh"), /^#!\/bin\/sh\n(#SBATCH --[\w-]+=\S+\n)+\nsh train\.sh\n$/);
  assert.equal(names(launchers), ["slurm", "skypilot", "kubernetes"]);
});

test("small numbers are numbers to readers of YAML 1.1, and texts are left alone", () => {
  const value = { rate: 3e-7, other: 1.5e-9, name: "1e-7", words: "as in 3e-7", list: [2e-8] };
  const text = yamlText(value);
  assert.match(text, /^rate: 3\.0e-7$/m);
  assert.equal(parse(text, { version: "1.1" }), value);
});

test.run();
