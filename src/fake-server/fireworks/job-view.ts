import { isOver, type Job, pastOf, stateOf } from "#src/fake-server/core/job";

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A job as the API shows it: what was posted, and what the service adds. */
export function jobView(job: Job): object {
  const failed = stateOf(job) === "JOB_STATE_FAILED";
  const { wandbConfig, ...body } = job.body as { readonly wandbConfig?: { readonly apiKey?: string } };
  return {
    ...body,
    ...(wandbConfig && { wandbConfig: { ...wandbConfig, apiKey: undefined } }),
    ...outputOf(job),
    name: `accounts/${job.owner}/${job.id}`,
    createTime: iso(job.created),
    updateTime: iso(job.moved),
    completedTime: isOver(job) ? iso(job.moved) : null,
    state: stateOf(job),
    status: failed ? { code: "INVALID_ARGUMENT", message: job.problem } : { code: "OK", message: "" },
    createdBy: "someone@example.com",
    jobProgress: { percent: Math.round((100 * job.step) / (job.course.length - 1)), epoch: running(job) },
  };
}

/** The name of the model that is made, at the place where the kind of job has it. */
function outputOf({ body, model }: Job): object {
  const { trainingConfig } = body as { readonly trainingConfig?: object };
  return trainingConfig ? { trainingConfig: { ...trainingConfig, outputModel: model } } : { outputModel: model };
}

const running = (job: Job): number => pastOf(job).filter((state) => state === "JOB_STATE_RUNNING").length;
