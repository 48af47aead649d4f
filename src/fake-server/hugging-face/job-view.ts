import { isOver, type Job, pastOf, stateOf } from "#src/fake-server/core/job";
import { lossAt } from "#src/fake-server/core/loss";
import type { JobBody } from "#src/fake-server/hugging-face/job-schema";

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const RUNNING = "RUNNING";

/** A job as the hub shows it; of secrets the names only. */
export function jobView(job: Job): object {
  const { secrets, ...body } = job.body as JobBody;
  const user = { id: "user-fake", name: job.owner, type: "user" };
  const started = pastOf(job).includes(RUNNING);
  return {
    ...body,
    ...(secrets && { secrets: Object.keys(secrets) }),
    type: "job",
    id: job.id,
    status: { stage: stateOf(job), message: job.problem ?? null, failureCount: 0 },
    createdAt: iso(job.created),
    updatedAt: iso(job.moved),
    startedAt: started ? iso(job.moved) : null,
    finishedAt: isOver(job) ? iso(job.moved) : null,
    createdBy: user,
    owner: user,
    initiator: user,
  };
}

/** The lines of a job's log as data of events: what a trainer of TRL prints, once each time it is found running. */
export function logOf(job: Job, seed: number): readonly string[] {
  const runs = pastOf(job).filter((stage) => stage === RUNNING).length;
  const lines = Array.from({ length: runs }, (_, i) => {
    const { loss, accuracy } = lossAt(seed, job.id, 10 * (i + 1));
    return `{'loss': ${loss}, 'mean_token_accuracy': ${accuracy}, 'epoch': ${i + 1}.0}`;
  });
  const all = [`Job started by ${job.owner}`, ...lines, ...(isOver(job) ? [`Job ended: ${stateOf(job)}`] : [])];
  return all.map((data, i) => JSON.stringify({ data, timestamp: iso(job.created + 1000 * i) }));
}
