import { LOGGING_STEPS, type Work } from "#training/command/frameworks/framework";

/**
 * What TRL and LLaMA-Factory hand on to transformers, by the names of its `TrainingArguments` from 5.2 to 5.18: there
 * `warmup_ratio` has become a `warmup_steps` below 1, and `group_by_length` a sampling strategy.
 */
export function trainingArguments(work: Work) {
  return {
    output_dir: work.output,
    num_train_epochs: work.epochs,
    learning_rate: work.learning_rate,
    lr_scheduler_type: work.lr_scheduler_type,
    warmup_steps: work.warmup_ratio,
    weight_decay: work.weight_decay,
    max_grad_norm: work.max_grad_norm,
    optim: work.optim,
    per_device_train_batch_size: work.batch_size,
    gradient_accumulation_steps: work.gradient_accumulation_steps,
    ...(work.group_by_length && { train_sampling_strategy: "group_by_length" }),
    seed: work.seed,
    logging_steps: LOGGING_STEPS,
    save_strategy: "epoch",
    report_to: "none",
  };
}
