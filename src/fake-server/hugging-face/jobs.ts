import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { type Call, jsonBody } from "#src/fake-server/core/call";
import { findJob, jobsOf } from "#src/fake-server/core/find-job";
import { isOver, type Job, stateOf } from "#src/fake-server/core/job";
import { createJob, divert } from "#src/fake-server/core/move-job";
import { eventStream, json } from "#src/fake-server/core/reply";
import type { World } from "#src/fake-server/core/world";
import { coursed } from "#src/fake-server/faults/course";
import { JOBS } from "#src/fake-server/hugging-face/collections";
import { hardware } from "#src/fake-server/hugging-face/hardware";
import { type JobBody, jobSchema } from "#src/fake-server/hugging-face/job-schema";
import { jobView, logOf } from "#src/fake-server/hugging-face/job-view";
import { linesIn } from "#src/fake-server/hugging-face/repos";

// Stages as the hub's page "Manage Jobs" shows them (huggingface.co/docs/hub/jobs-manage, read November 2026).
const COURSE = ["SCHEDULING", "RUNNING", "RUNNING", "RUNNING", "COMPLETED"];

const find = ({ params }: Call, world: World, polled = false): Job =>
  findJob(world, JOBS, params.namespace!, params.id!, polled);

const run: Route = {
  method: "POST",
  path: "/api/jobs/{namespace}",
  starts: "job",
  handle(call, world) {
    const body = jsonBody(call, jobSchema);
    if (!hardware.some(({ name }) => name === body.flavor)) {
      throw new ApiError(400, `no such flavor: ${body.flavor}`, "invalid_value", "flavor");
    }
    const model = told(body, "hub_model_id");
    const data = body.volumes?.find(({ type }) => type === "dataset");
    const file = data && linesIn(world, data.source);
    const job = createJob(world, {
      id: world.newId(""),
      collection: JOBS,
      owner: call.params.namespace!,
      body: withoutSecrets(body),
      course: coursed(COURSE, call.fault, "MIGRATING"),
      ...(model && { model, base: told(body, "model_name_or_path") ?? "unknown" }),
      ...(file && { data: file.id }),
    });
    return json(jobView(job));
  },
};

/** Of secrets the names alone, for what is kept may go to a disk. */
function withoutSecrets({ secrets, ...body }: JobBody): JobBody {
  return { ...body, ...(secrets && { secrets: Object.fromEntries(Object.keys(secrets).map((name) => [name, ""])) }) };
}

/** The repository that a job gives TRL for an option, on the command line or in a configuration. */
function told({ command = [], arguments: words = [], environment }: JobBody, option: string): string | undefined {
  const text = [...command, ...words, ...Object.values(environment)].join(" ");
  return new RegExp(`${option}["']?[\\s:=]+["']?([\\w.-]+/[\\w.-]+)`).exec(text)?.[1];
}

const list: Route = {
  method: "GET",
  path: "/api/jobs/{namespace}",
  handle: ({ params }, world) => json(jobsOf(world, JOBS, params.namespace!).map(jobView)),
};

const retrieve: Route = {
  method: "GET",
  path: "/api/jobs/{namespace}/{id}",
  handle: (call, world) => json(jobView(find(call, world, true))),
};

const cancel: Route = {
  method: "POST",
  path: "/api/jobs/{namespace}/{id}/cancel",
  handle(call, world) {
    const job = find(call, world);
    if (isOver(job)) throw new ApiError(400, `a job that is ${stateOf(job)} cannot be cancelled`);
    return json(jobView(divert(world, job, ["CANCELED"])));
  },
};

const logs: Route = {
  method: "GET",
  path: "/api/jobs/{namespace}/{id}/logs",
  handle: (call, world) => eventStream(logOf(find(call, world), world.seed)),
};

const events: Route = {
  method: "GET",
  path: "/api/jobs/{namespace}/{id}/events",
  handle: (call, world) => eventStream([JSON.stringify(jobView(find(call, world)))]),
};

const listHardware: Route = {
  method: "GET",
  path: "/api/jobs/hardware",
  open: true,
  handle: () => json(hardware),
};

export const jobs: readonly Route[] = [listHardware, run, list, retrieve, cancel, logs, events];
