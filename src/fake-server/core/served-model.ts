import { isOver, type Job } from "#src/fake-server/core/job";
import { refresh } from "#src/fake-server/core/move-job";
import type { ServedModel, World } from "#src/fake-server/core/world";

/** The last states of jobs that leave a model. */
const MADE: readonly string[] = ["succeeded", "completed", "JOB_STATE_COMPLETED", "COMPLETED"];

/** The tuned models that an API's jobs have left, newest last. @param collections of its jobs */
export function tunedModels(world: World, collections: readonly string[]): ServedModel[] {
  return [...world.jobs.rows()].flatMap((job) =>
    collections.includes(job.collection) ? (modelOf(world, job) ?? []) : [],
  );
}

/** One of them, or a checkpoint of one; undefined: there is none of this name. */
export function tunedModel(world: World, collections: readonly string[], name: string): ServedModel | undefined {
  const [, stem = name] = /^(.+):ckpt-step-\d+$/.exec(name) ?? [];
  for (const job of world.jobs.rows()) {
    if (job.model !== stem || !collections.includes(job.collection)) continue;
    const model = modelOf(world, job);
    if (model) return { ...model, id: name };
  }
  return undefined;
}

function modelOf(world: World, made: Job): ServedModel | undefined {
  const job = refresh(world, made, false);
  if (!job.model || !isOver(job) || !MADE.includes(job.course.at(-1)!)) return undefined;
  const file = job.data === undefined ? undefined : world.files.get(job.data);
  return { id: job.model, ...(job.base && { base: job.base }), ...(file && { training: file.content }) };
}
