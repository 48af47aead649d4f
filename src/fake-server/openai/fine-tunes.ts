import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import type { Call } from "#src/fake-server/core/call";
import { findJob, jobsOf } from "#src/fake-server/core/find-job";
import { isOver, type Job, stateOf } from "#src/fake-server/core/job";
import { divert, hold, release } from "#src/fake-server/core/move-job";
import { page } from "#src/fake-server/core/page";
import { json } from "#src/fake-server/core/reply";
import type { World } from "#src/fake-server/core/world";
import { FINE_TUNES } from "#src/fake-server/openai/collections";
import { createFineTune } from "#src/fake-server/openai/create-fine-tune";
import type { FineTuneBody } from "#src/fake-server/openai/fine-tune-schema";
import { checkpointsOf, eventsOf, jobView } from "#src/fake-server/openai/fine-tune-view";

const find = ({ params }: Call, world: World, polled = false): Job =>
  findJob(world, FINE_TUNES, "", params.id!, polled);

const list: Route = {
  method: "GET",
  path: "/fine_tuning/jobs",
  handle({ query }, world) {
    const jobs = jobsOf(world, FINE_TUNES, "").filter((job) => tagged(job, query));
    return json(
      page(
        jobs.map((job) => ({ id: job.id, ...jobView(job) })),
        query,
      ),
    );
  },
};

/** Whether a job has all pairs of `metadata[key]=value`; `metadata=null` asks for jobs without any. */
function tagged({ body }: Job, query: URLSearchParams): boolean {
  const { metadata } = body as FineTuneBody;
  if (query.get("metadata") === "null") return !metadata;
  return [...query].every(([name, value]) => {
    const [, key] = /^metadata\[(.*)\]$/.exec(name) ?? [];
    return key === undefined || metadata?.[key] === value;
  });
}

const retrieve: Route = {
  method: "GET",
  path: "/fine_tuning/jobs/{id}",
  handle: (call, world) => json(jobView(find(call, world, true))),
};

const events: Route = {
  method: "GET",
  path: "/fine_tuning/jobs/{id}/events",
  handle: (call, world) => json(page(eventsOf(find(call, world), world.seed), call.query)),
};

const checkpoints: Route = {
  method: "GET",
  path: "/fine_tuning/jobs/{id}/checkpoints",
  handle: (call, world) => json(page(checkpointsOf(find(call, world), world.seed), call.query)),
};

/** A change that only jobs in some states allow. */
function change(name: string, allowed: (job: Job) => boolean, apply: (world: World, job: Job) => Job): Route {
  return {
    method: "POST",
    path: `/fine_tuning/jobs/{id}/${name}`,
    handle(call, world) {
      const job = find(call, world);
      if (allowed(job)) return json(jobView(apply(world, job)));
      throw new ApiError(400, `a job that is ${stateOf(job)} cannot be asked to ${name}`, "invalid_state");
    },
  };
}

const cancel = change(
  "cancel",
  (job) => !isOver(job),
  (world, job) => divert(world, job, ["cancelled"]),
);
const pause = change(
  "pause",
  (job) => stateOf(job) === "running",
  (world, job) => hold(world, job, "paused"),
);
const resume = change("resume", ({ held }) => held, release);

export const fineTunes: readonly Route[] = [createFineTune, list, retrieve, events, checkpoints, cancel, pause, resume];
