import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { jsonBody } from "#src/fake-server/core/call";
import { findJob, jobsOf } from "#src/fake-server/core/find-job";
import { isOver, stateOf } from "#src/fake-server/core/job";
import { createJob, divert } from "#src/fake-server/core/move-job";
import { json } from "#src/fake-server/core/reply";
import { trainingFault } from "#src/fake-server/core/training-fault";
import { coursed } from "#src/fake-server/faults/course";
import { FINE_TUNES } from "#src/fake-server/together/collections";
import { processingOf } from "#src/fake-server/together/file-view";
import { togetherFile } from "#src/fake-server/together/files";
import { estimateSchema, fineTuneSchema } from "#src/fake-server/together/fine-tune-schema";
import { checkpointsOf, eventsOf, jobView, metricsOf } from "#src/fake-server/together/fine-tune-view";

const COURSE = ["pending", "queued", "running", "running", "running", "compressing", "uploading", "completed"];

/** Dollars for a million tokens trained; made up. */
const PRICE = 0.48;

const create: Route = {
  method: "POST",
  path: "/fine-tunes",
  starts: "job",
  handle(call, world) {
    const body = jsonBody(call, fineTuneSchema);
    const file = togetherFile(world, body.training_file);
    const status = processingOf(file, world);
    if (status !== "COMPLETED") {
      throw new ApiError(400, `training file ${file.id} is ${status}, not COMPLETED`, "invalid_value", "training_file");
    }
    const method = body.training_method?.method ?? "sft";
    const wrong = trainingFault(file.content, method, 1);
    if (wrong)
      throw new ApiError(400, `the training file is no ${method} data: ${wrong.message}`, null, "training_file");
    const id = world.newId("ft-");
    const job = createJob(world, {
      id,
      collection: FINE_TUNES,
      owner: "",
      body,
      base: body.model,
      data: file.id,
      model: `fake/${body.model.split("/").at(-1)}${body.suffix ? `-${body.suffix}` : ""}-${id.slice(-8)}`,
      course: coursed(COURSE, call.fault, "rebalancing"),
      result: { tokens: Math.ceil(file.content.length / 4) },
    });
    return json(jobView(job));
  },
};

const estimate: Route = {
  method: "POST",
  path: "/fine-tunes/estimate-price",
  handle(call, world) {
    const { training_file, n_epochs = 1 } = jsonBody(call, estimateSchema);
    const file = togetherFile(world, training_file);
    const status = processingOf(file, world);
    if (status !== "COMPLETED") {
      const invalid = status === "INVALID_FORMAT";
      return json({
        estimation_available: false,
        unavailable_reason: invalid ? "train_file_invalid" : "train_file_not_validated",
      });
    }
    const tokens = n_epochs * Math.ceil(file.content.length / 4);
    return json({
      estimation_available: true,
      allowed_to_proceed: true,
      estimated_total_price: (PRICE * tokens) / 1e6,
      estimated_train_token_count: tokens,
      estimated_eval_token_count: 0,
      user_limit: 100,
    });
  },
};

const list: Route = {
  method: "GET",
  path: "/fine-tunes",
  handle: (_call, world) => json({ data: jobsOf(world, FINE_TUNES, "").map(jobView) }),
};

const retrieve: Route = {
  method: "GET",
  path: "/fine-tunes/{id}",
  handle: ({ params }, world) => json(jobView(findJob(world, FINE_TUNES, "", params.id!, true))),
};

const events: Route = {
  method: "GET",
  path: "/fine-tunes/{id}/events",
  handle: ({ params }, world) => json({ data: eventsOf(findJob(world, FINE_TUNES, "", params.id!, false)) }),
};

const checkpoints: Route = {
  method: "GET",
  path: "/fine-tunes/{id}/checkpoints",
  handle: ({ params }, world) => json({ data: checkpointsOf(findJob(world, FINE_TUNES, "", params.id!, false)) }),
};

const metrics: Route = {
  method: "GET",
  path: "/fine-tunes/{id}/metrics",
  handle: ({ params }, world) =>
    json({ metrics: metricsOf(findJob(world, FINE_TUNES, "", params.id!, false), world.seed) }),
};

const cancel: Route = {
  method: "POST",
  path: "/fine-tunes/{id}/cancel",
  handle({ params }, world) {
    const job = findJob(world, FINE_TUNES, "", params.id!, false);
    if (isOver(job)) throw new ApiError(400, `a job that is ${stateOf(job)} cannot be cancelled`, "invalid_state");
    return json(jobView(divert(world, job, ["cancel_requested", "cancelled"])));
  },
};

export const fineTunes: readonly Route[] = [estimate, create, list, retrieve, events, metrics, checkpoints, cancel];
