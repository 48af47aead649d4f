import { type Job, pastOf, stateOf } from "#src/fake-server/core/job";
import { lossAt } from "#src/fake-server/core/loss";
import type { FineTuneBody } from "#src/fake-server/together/fine-tune-schema";

/** Training steps of each time that a job is found running. */
const STEPS = 10;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A job as the API shows it; secrets that were posted are not among the fields. */
export function jobView(job: Job): object {
  const { hf_api_token, wandb_api_key, ...body } = job.body as FineTuneBody;
  return {
    ...body,
    id: job.id,
    status: stateOf(job),
    user_id: "user-fake",
    created_at: iso(job.created),
    updated_at: iso(job.moved),
    model_output_name: job.model,
    n_epochs: body.n_epochs ?? 1,
    n_checkpoints: body.n_checkpoints ?? 1,
    training_method: body.training_method ?? { method: "sft", train_on_inputs: "auto" },
    training_type: body.training_type ?? { type: "Lora", lora_r: 64, lora_alpha: 128 },
    token_count: job.result?.tokens,
    total_price: 0,
    events: eventsOf(job),
  };
}

/** What the states of a job are called as events. */
const types: Readonly<Record<string, string>> = {
  pending: "job_pending",
  queued: "job_pending",
  running: "epoch_complete",
  compressing: "model_compressing",
  uploading: "model_uploading",
  completed: "job_complete",
  cancel_requested: "cancel_requested",
  cancelled: "job_stopped",
  error: "job_error",
};

/** What happened to a job up to now, oldest first. */
export function eventsOf(job: Job): readonly object[] {
  const past = pastOf(job);
  const total = STEPS * job.course.filter((state) => state === "running").length;
  return past.map((state, i) => ({
    object: "fine-tune-event",
    created_at: iso(job.created + i),
    level: state === "error" ? "error" : "info",
    type: types[state] ?? "warning",
    message: state === "error" ? (job.problem ?? state) : `The job is now ${state}`,
    ...(state === "running" && { step: stepsUpTo(past, i), total_steps: total }),
  }));
}

/** What was measured up to now, a row a step. */
export function metricsOf(job: Job, seed: number): readonly object[] {
  return Array.from({ length: stepsUpTo(job.course, job.step) }, (_, i) => ({
    "train/global_step": i + 1,
    "train/loss": lossAt(seed, job.id, i + 1).loss,
  }));
}

/** The checkpoints of a job that has ended well. */
export function checkpointsOf(job: Job): readonly object[] {
  if (stateOf(job) !== "completed") return [];
  const step = stepsUpTo(job.course, job.step);
  return [{ checkpoint_type: "Final", checkpoint: "adapter", created_at: iso(job.moved), path: job.model, step }];
}

function stepsUpTo(states: readonly string[], at: number): number {
  return STEPS * states.slice(0, at + 1).filter((state) => state === "running").length;
}
