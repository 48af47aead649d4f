import { type Job, stateOf } from "#src/fake-server/core/job";

/** What the moments of a batch's states are called. */
const moments: Readonly<Record<string, string>> = {
  in_progress: "in_progress_at",
  finalizing: "finalizing_at",
  completed: "completed_at",
  failed: "failed_at",
  expired: "expired_at",
  cancelling: "cancelling_at",
  cancelled: "cancelled_at",
};

const NONE = { total: 0, completed: 0, failed: 0 };
const DAY = 86_400;

/** A batch as the API shows it. */
export function batchView(job: Job): object {
  const { body, result, created, moved } = job;
  const state = stateOf(job);
  const moment = moments[state];
  const start = Math.floor(created / 1000);
  return {
    object: "batch",
    id: job.id,
    endpoint: body.endpoint,
    completion_window: body.completion_window,
    input_file_id: body.input_file_id,
    metadata: body.metadata ?? null,
    status: state,
    created_at: start,
    expires_at: start + DAY,
    ...(moment && { [moment]: Math.floor(moved / 1000) }),
    errors: state === "failed" ? { object: "list", data: result?.faults } : null,
    output_file_id: result?.output ?? null,
    error_file_id: result?.errors ?? null,
    request_counts: result?.counts ?? NONE,
  };
}
