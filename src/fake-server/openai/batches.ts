import { z } from "zod";
import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { type Call, jsonBody } from "#src/fake-server/core/call";
import { findJob, jobsOf } from "#src/fake-server/core/find-job";
import { isOver, type Job, stateOf } from "#src/fake-server/core/job";
import { createJob, divert } from "#src/fake-server/core/move-job";
import { page } from "#src/fake-server/core/page";
import { json } from "#src/fake-server/core/reply";
import type { World } from "#src/fake-server/core/world";
import { batchFaults } from "#src/fake-server/openai/batch-faults";
import { batchView } from "#src/fake-server/openai/batch-view";
import { metadata } from "#src/fake-server/openai/chat-schema";
import { BATCHES } from "#src/fake-server/openai/collections";
import { finishBatch } from "#src/fake-server/openai/finish-batch";

// From OpenAI's API reference, "Create batch", as published with openai 6.49.0 (resources/batches.d.ts). Of the
// endpoints this server has the chat completions alone.
const schema = z.strictObject({
  completion_window: z.literal("24h"),
  endpoint: z.literal("/v1/chat/completions"),
  input_file_id: z.string(),
  metadata: metadata.nullish(),
  output_expires_after: z
    .strictObject({ anchor: z.literal("created_at"), seconds: z.int().min(3600).max(2_592_000) })
    .optional(),
});

const create: Route = {
  method: "POST",
  path: "/batches",
  starts: "batch",
  handle(call, world) {
    const body = jsonBody(call, schema);
    const file = world.files.get(body.input_file_id);
    if (file?.api !== "openai" || file.purpose !== "batch") {
      throw new ApiError(
        400,
        `expected a file uploaded for batch, got ${body.input_file_id}`,
        "invalid_value",
        "input_file_id",
      );
    }
    const faults = batchFaults(file.content);
    const end = call.fault === "batch-expired" ? "expired" : "completed";
    const job = createJob(world, {
      id: world.newId("batch_"),
      collection: BATCHES,
      owner: "",
      body,
      course:
        faults.length > 0 ? ["validating", "failed"] : ["validating", "in_progress", "in_progress", "finalizing", end],
      result: { faults, ...(call.fault === "batch-empty" && { empty: true }) },
    });
    return json(batchView(job));
  },
};

/** A batch as it is now, with its files if it has ended. */
function find({ params }: Call, world: World, polled: boolean): Job {
  return settled(world, findJob(world, BATCHES, "", params.id!, polled));
}

const settled = (world: World, job: Job): Job =>
  isOver(job) && stateOf(job) !== "failed" && !job.result?.counts ? finishBatch(world, job) : job;

const retrieve: Route = {
  method: "GET",
  path: "/batches/{id}",
  handle: (call, world) => json(batchView(find(call, world, true))),
};

const list: Route = {
  method: "GET",
  path: "/batches",
  handle: ({ query }, world) =>
    json(
      page(
        jobsOf(world, BATCHES, "").map((job) => ({ id: job.id, ...batchView(settled(world, job)) })),
        query,
      ),
    ),
};

const cancel: Route = {
  method: "POST",
  path: "/batches/{id}/cancel",
  handle(call, world) {
    const job = find(call, world, false);
    if (isOver(job)) throw new ApiError(409, `a batch that is ${stateOf(job)} cannot be cancelled`, "invalid_state");
    return json(batchView(divert(world, job, ["cancelling", "cancelled"])));
  },
};

export const batches: readonly Route[] = [create, retrieve, list, cancel];
