import { isOver, type Job, pastOf, stateOf } from "#src/fake-server/core/job";
import { lossAt } from "#src/fake-server/core/loss";
import type { FineTuneBody } from "#src/fake-server/openai/fine-tune-schema";

/** Training steps of each time that a job is found running. */
const STEPS = 10;

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
const bodyOf = (job: Job): FineTuneBody => job.body as FineTuneBody;

/** A job as the API shows it. */
export function jobView(job: Job): object {
  const body = bodyOf(job);
  const state = stateOf(job);
  const done = state === "succeeded";
  const method = body.method ?? { type: "supervised" };
  return {
    object: "fine_tuning.job",
    id: job.id,
    created_at: seconds(job.created),
    finished_at: isOver(job) ? seconds(job.moved) : null,
    model: job.base,
    fine_tuned_model: done ? job.model : null,
    organization_id: "org-fake",
    status: state,
    training_file: body.training_file,
    validation_file: body.validation_file ?? null,
    result_files: [],
    trained_tokens: done ? job.result?.tokens : null,
    hyperparameters: { n_epochs: 3, batch_size: 1, learning_rate_multiplier: 1.8 },
    method,
    seed: body.seed ?? 0,
    suffix: body.suffix ?? null,
    metadata: body.metadata ?? null,
    integrations: body.integrations ?? [],
    estimated_finish: null,
    error: state === "failed" ? { code: "invalid_training_file", message: job.problem, param: "training_file" } : null,
  };
}

/** What happened to a job up to now, newest first. */
export function eventsOf(job: Job, seed: number): { readonly id: string }[] {
  const event = (name: string, rest: object) => ({
    object: "fine_tuning.job.event",
    id: `ftevent-${job.id.slice("ftjob-".length)}-${name}`,
    created_at: seconds(job.created),
    ...rest,
  });
  const states = pastOf(job).map((state, i) =>
    event(`state-${i}`, {
      level: state === "failed" ? "error" : "info",
      type: "message",
      message: state === "failed" ? `The job failed: ${job.problem}` : `The job is now ${state}`,
      data: {},
    }),
  );
  const metrics = stepsOf(job).map((step) => {
    const { loss, accuracy } = lossAt(seed, job.id, step);
    return event(`step-${step}`, {
      level: "info",
      type: "metrics",
      message: `Step ${step}: training loss=${loss}`,
      data: { step, train_loss: loss, train_mean_token_accuracy: accuracy, total_steps: STEPS * runs(job.course) },
    });
  });
  return [...states, ...metrics].reverse();
}

/** The checkpoints of a job that has ended well, newest first. */
export function checkpointsOf(job: Job, seed: number): { readonly id: string }[] {
  if (stateOf(job) !== "succeeded") return [];
  const steps = stepsOf(job).filter((step) => step % STEPS === 0);
  return steps.reverse().map((step, i) => {
    const { loss, accuracy } = lossAt(seed, job.id, step);
    return {
      object: "fine_tuning.job.checkpoint",
      id: `ftckpt_${job.id.slice("ftjob-".length)}_${step}`,
      created_at: seconds(job.moved),
      fine_tuned_model_checkpoint: i === 0 ? job.model : `${job.model}:ckpt-step-${step}`,
      fine_tuning_job_id: job.id,
      step_number: step,
      metrics: { step, train_loss: loss, train_mean_token_accuracy: accuracy },
    };
  });
}

const runs = (states: readonly string[]): number => states.filter((state) => state === "running").length;

function stepsOf(job: Job): number[] {
  return Array.from({ length: STEPS * runs(pastOf(job)) }, (_, i) => i + 1);
}
