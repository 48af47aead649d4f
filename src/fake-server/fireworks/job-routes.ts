import type { z } from "zod";
import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { type Call, jsonBody } from "#src/fake-server/core/call";
import { findJob, jobsOf } from "#src/fake-server/core/find-job";
import { isOver, type Job, stateOf } from "#src/fake-server/core/job";
import { createJob, divert, release } from "#src/fake-server/core/move-job";
import { json, type Reply } from "#src/fake-server/core/reply";
import { trainingFault } from "#src/fake-server/core/training-fault";
import type { World } from "#src/fake-server/core/world";
import { coursed } from "#src/fake-server/faults/course";
import { findDataset, isReady } from "#src/fake-server/fireworks/datasets";
import { jobView } from "#src/fake-server/fireworks/job-view";

const SOUND = [
  "JOB_STATE_CREATING",
  "JOB_STATE_VALIDATING",
  "JOB_STATE_PENDING",
  "JOB_STATE_RUNNING",
  "JOB_STATE_RUNNING",
  "JOB_STATE_RUNNING",
  "JOB_STATE_WRITING_RESULTS",
  "JOB_STATE_COMPLETED",
];
const UNSOUND = ["JOB_STATE_CREATING", "JOB_STATE_VALIDATING", "JOB_STATE_FAILED"];

/** Rows that Fireworks wants at least. */
const LEAST = 3;

/** What a body says of the training, wherever it says it. */
interface Start {
  readonly outputModel?: string | null | undefined;
  readonly baseModel?: string | null | undefined;
  readonly warmStartFrom?: string | null | undefined;
}

/** A kind of job: its last part of the path, its method, and how its body is read. */
export interface JobKind<Body> {
  readonly collection: string;
  readonly method: "sft" | "dpo";
  /** The query parameter that gives a new job an id of the client's choice. */
  readonly idParameter: string;
  readonly schema: z.ZodType<Body>;
  startOf(body: Body): Start;
}

/** The endpoints of a kind of job. */
export function jobRoutes<Body extends { readonly dataset: string }>(kind: JobKind<Body>): readonly Route[] {
  const { collection } = kind;
  const word = collection.split("/")[1]!;
  const path = `/v1/accounts/{account}/${word}`;
  const find = ({ params }: Call, world: World, polled: boolean): Job =>
    findJob(world, collection, params.account!, `${word}/${params.id}`, polled);
  return [
    { method: "POST", path, starts: "job", handle: (call, world) => json(jobView(create(kind, word, call, world))) },
    {
      method: "GET",
      path,
      handle: ({ params, query }, world) => json(listed(word, jobsOf(world, collection, params.account!), query)),
    },
    { method: "GET", path: `${path}/{id}`, handle: (call, world) => json(jobView(find(call, world, true))) },
    {
      method: "DELETE",
      path: `${path}/{id}`,
      handle(call, world) {
        world.jobs.remove(find(call, world, false).id);
        return json({});
      },
    },
    { method: "POST", path: `${path}/{id}:resume`, handle: (call, world) => resume(world, find(call, world, false)) },
    { method: "POST", path: `${path}/{id}:cancel`, handle: (call, world) => cancel(world, find(call, world, false)) },
  ];
}

function resume(world: World, job: Job): Reply {
  if (job.held) return json(jobView(release(world, job)));
  throw new ApiError(400, `a job in ${stateOf(job)} cannot be resumed`, "failed_precondition");
}

function cancel(world: World, job: Job): Reply {
  if (isOver(job)) throw new ApiError(400, `a job in ${stateOf(job)} cannot be cancelled`, "failed_precondition");
  divert(world, job, ["JOB_STATE_CANCELLING", "JOB_STATE_CANCELLED"]);
  return json({});
}

function create<Body extends { readonly dataset: string }>(
  { collection, method, idParameter, schema, startOf }: JobKind<Body>,
  word: string,
  call: Call,
  world: World,
): Job {
  const account = call.params.account!;
  const body = jsonBody(call, schema);
  const dataset = findDataset(world, account, body.dataset);
  if (!isReady(dataset)) throw new ApiError(400, `${dataset.id} is UPLOADING, not READY`, "failed_precondition");
  const chosen = call.query.get(idParameter);
  const id = chosen === null ? world.newId(`${word}/`) : `${word}/${chosen}`;
  if (world.jobs.get(id)) throw new ApiError(409, `${id} already exists`, "already_exists");
  const wrong = trainingFault(dataset.content, method, LEAST);
  const { outputModel, baseModel, warmStartFrom } = startOf(body);
  const output = outputModel ?? id.slice(word.length + 1);
  return createJob(world, {
    id,
    collection,
    owner: account,
    body: body as Readonly<Record<string, unknown>>,
    base: baseModel ?? warmStartFrom!,
    data: dataset.id,
    model: output.startsWith("accounts/") ? output : `accounts/${account}/models/${output}`,
    course: wrong ? UNSOUND : coursed(SOUND, call.fault, "JOB_STATE_REBALANCING"),
    ...(wrong && { problem: `line ${wrong.line}: ${wrong.message}` }),
  });
}

/** A page, newest first; the token of the next one is where it starts. */
function listed(word: string, jobs: readonly Job[], query: URLSearchParams): object {
  const size = Number(query.get("pageSize") ?? 50);
  const start = Number(query.get("pageToken") ?? 0);
  const next = start + size;
  return {
    [word]: jobs.slice(start, next).map(jobView),
    nextPageToken: next < jobs.length ? String(next) : "",
    totalSize: jobs.length,
  };
}
