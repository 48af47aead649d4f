import { ApiError } from "#src/fake-server/core/api-error";
import { checked } from "#src/fake-server/core/call";
import { chatCompletion } from "#src/fake-server/core/chat-completion";
import { type Job, stateOf } from "#src/fake-server/core/job";
import { keep } from "#src/fake-server/core/move-job";
import type { World } from "#src/fake-server/core/world";
import { type BatchLine, linesOf } from "#src/fake-server/openai/batch-line";
import { chatSchema } from "#src/fake-server/openai/chat-schema";
import { makeFile, openaiFile } from "#src/fake-server/openai/files";
import { openaiError } from "#src/fake-server/openai/openai-error";
import { writeChat } from "#src/fake-server/openai/write-chat";
import { digest, fingerprint } from "#src/hash";
import { stream } from "#src/rng";

/** A line of the output file or of the error file. */
interface Outcome {
  readonly id: string;
  readonly custom_id: string;
  readonly response: { readonly status_code: number; readonly request_id: string; readonly body: object } | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** Answers the requests of a batch that has ended, each in its file; both files are in an order of their own. */
export function finishBatch(world: World, job: Job): Job {
  const input = openaiFile(world, String(job.body.input_file_id)).content;
  const lines = linesOf(input).map((line) => JSON.parse(line) as BatchLine);
  const shuffled = stream(world.seed, "batch", job.id).shuffle(lines);
  const reached = stateOf(job) === "completed" ? lines.length : Math.floor(lines.length / 2);
  const outcomes = shuffled.map((line, i) => (i < reached ? answered(world, job, line) : unreached(job, line)));
  const [good, bad] = [outcomes.filter(isGood), outcomes.filter((outcome) => !isGood(outcome))];
  const fileOf = (rows: readonly Outcome[], kind: string): string | undefined =>
    rows.length === 0
      ? undefined
      : makeFile(
          world,
          `${job.id}_${kind}.jsonl`,
          "batch_output",
          rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
        ).id;
  return keep(world, {
    ...job,
    result: {
      ...job.result,
      output: fileOf(good, "output"),
      errors: fileOf(bad, "error"),
      counts: { total: lines.length, completed: good.length, failed: bad.length },
    },
  });
}

const isGood = ({ response }: Outcome): boolean => response?.status_code === 200;
const idOf = (job: Job, { custom_id }: BatchLine): string => `batch_req_${digest(`${job.id} ${custom_id}`)}`;

function answered(world: World, job: Job, line: BatchLine): Outcome {
  const id = idOf(job, line);
  const outcome = (status_code: number, body: object): Outcome => ({
    id,
    custom_id: line.custom_id,
    response: { status_code, request_id: id, body },
    error: null,
  });
  try {
    if (job.result?.empty) throw new ApiError(500, "planned: no request of this batch succeeds", "server_error");
    const body = checked(line.body, chatSchema);
    const { label, choices } = writeChat(world, body, fingerprint(line.body));
    return outcome(200, chatCompletion(label, choices, body.logprobs === true));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return outcome(error.status, openaiError(error));
  }
}

/** What was not done before the end (OpenAI's guide "Batch API": expired and cancelled batches). */
function unreached(job: Job, line: BatchLine): Outcome {
  const code = stateOf(job) === "expired" ? "batch_expired" : "batch_cancelled";
  return {
    id: idOf(job, line),
    custom_id: line.custom_id,
    response: null,
    error: { code, message: "this request was not reached before the batch ended" },
  };
}
