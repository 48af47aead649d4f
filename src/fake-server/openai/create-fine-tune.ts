import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { jsonBody } from "#src/fake-server/core/call";
import { createJob } from "#src/fake-server/core/move-job";
import { json } from "#src/fake-server/core/reply";
import { tunedModel } from "#src/fake-server/core/served-model";
import { type TrainingFault, trainingFault } from "#src/fake-server/core/training-fault";
import type { World } from "#src/fake-server/core/world";
import { coursed } from "#src/fake-server/faults/course";
import { baseModel } from "#src/fake-server/openai/base-models";
import { FINE_TUNES } from "#src/fake-server/openai/collections";
import { openaiFile } from "#src/fake-server/openai/files";
import { fineTuneSchema } from "#src/fake-server/openai/fine-tune-schema";
import { jobView } from "#src/fake-server/openai/fine-tune-view";

/** Rows that OpenAI wants at least. */
const LEAST = 10;
const SOUND = ["validating_files", "queued", "running", "running", "running", "succeeded"];
const UNSOUND = ["validating_files", "failed"];

export const createFineTune: Route = {
  method: "POST",
  path: "/fine_tuning/jobs",
  starts: "job",
  handle(call, world) {
    const body = jsonBody(call, fineTuneSchema);
    const method = body.method?.type === "dpo" ? "dpo" : "sft";
    const base = baseOf(world, body.model);
    const training = trainingContent(world, body.training_file);
    const wrong = trainingFault(training, method, LEAST);
    const id = world.newId("ftjob-");
    const job = createJob(world, {
      id,
      collection: FINE_TUNES,
      owner: "",
      body,
      base,
      data: body.training_file,
      model: `ft:${base}:fake:${body.suffix ?? ""}:${id.slice(-8)}`,
      course: wrong ? UNSOUND : coursed(SOUND, call.fault, "reticulating"),
      result: { tokens: Math.ceil(training.length / 4) },
      ...(wrong && { problem: worded(wrong) }),
    });
    return json(jobView(job));
  },
};

function baseOf(world: World, name: string): string {
  const base = baseModel(name);
  if (base?.tunable) return base.snapshot;
  if (tunedModel(world, [FINE_TUNES], name)) return name;
  throw new ApiError(
    400,
    `Model ${name} is not available for fine-tuning or does not exist`,
    "model_not_available",
    "model",
  );
}

function trainingContent(world: World, id: string): string {
  const file = world.files.get(id);
  if (file?.api !== "openai") throw new ApiError(400, `invalid training_file: ${id}`, "invalid_value", "training_file");
  if (file.purpose === "fine-tune") return openaiFile(world, id).content;
  throw new ApiError(
    400,
    `${id} was uploaded for ${file.purpose}, not for fine-tune`,
    "invalid_file_purpose",
    "training_file",
  );
}

const worded = ({ line, message }: TrainingFault): string =>
  line === 0 ? `The training file has ${message}` : `Line ${line} of the training file: ${message}`;
