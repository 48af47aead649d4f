import { isOver, type Job, pastOf } from "#src/fake-server/core/job";
import type { World } from "#src/fake-server/core/world";

/** Writes down a new job in the first of its states. */
export function createJob(world: World, draft: Omit<Job, "created" | "step" | "moved" | "held">): Job {
  const now = world.now();
  const job: Job = { ...draft, created: now, step: 0, moved: now, held: false };
  world.jobs.put(job.id, job);
  return job;
}

/** The job as it is now. @param polled it was asked after, which counts as time where jobs get on by polls */
export function refresh(world: World, job: Job, polled: boolean): Job {
  if (job.held || isOver(job)) return job;
  const { pace } = world;
  const steps = pace === "polls" ? Number(polled) : Math.floor((world.now() - job.moved) / pace.milliseconds);
  if (steps === 0) return job;
  const step = Math.min(job.course.length - 1, job.step + steps);
  const moved = pace === "polls" ? world.now() : job.moved + steps * pace.milliseconds;
  return keep(world, { ...job, step, moved });
}

/** Ends a job before its time: it passes through `states` and stays in the last. */
export function divert(world: World, job: Job, states: readonly string[]): Job {
  const course = [...pastOf(job), ...states];
  return keep(world, { ...job, course, step: job.step + 1, moved: world.now(), held: false });
}

/** Stops a job in a state of its own until `release`, after which it goes on in the state it was in. */
export function hold(world: World, job: Job, state: string): Job {
  const course = [...pastOf(job), state, ...job.course.slice(job.step)];
  return keep(world, { ...job, course, step: job.step + 1, moved: world.now(), held: true });
}

/** Lets a job that was stopped go on. */
export function release(world: World, job: Job): Job {
  return keep(world, { ...job, step: job.step + 1, moved: world.now(), held: false });
}

/** Writes down a changed job. */
export function keep(world: World, job: Job): Job {
  world.jobs.put(job.id, job);
  return job;
}
