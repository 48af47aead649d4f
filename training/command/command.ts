import { join } from "node:path";
import { z } from "zod";
import { UserError } from "#src/errors";
import { writeWhole } from "#src/jsonl";
import { names, pick } from "#src/pick";
import { LOGGING_STEPS } from "#training/command/frameworks/framework";
import { frameworks } from "#training/command/frameworks/index";
import { type OpenSettings, openSettings } from "#training/command/frameworks/settings";
import { end, start, started } from "#training/command/process";
import { readStatus, STATUS, textOf } from "#training/command/status";
import { writeFiles } from "#training/command/write-files";
import { inferenceSettings } from "#training/hosted/inference-settings";
import { phaseOf, states } from "#training/hosted/phase";
import type { Port, Service, Standing, Submission } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";
import { lossesIn } from "#training/hosted/training-log";

const own = {
  framework: z.enum(names(frameworks)).default("trl"),
  /** Run in the folder of the files: `sbatch slurm.sh`, `kubectl apply -f kubernetes.yaml`, or one of your own. */
  command: z.string().min(1).default("sh train.sh"),
  /** LLaMA-Factory only: the base's chat template. */
  template: z.string().min(1).default("default"),
};
const settings = { sft: openSettings.sft.extend(own), dpo: openSettings.dpo.extend(own) };
type Settings = OpenSettings & z.output<z.ZodObject<typeof own>>;

const known = states({
  preparing: "preparing",
  queued: "queued",
  running: "running",
  succeeded: "succeeded",
  failed: "failed",
  cancelled: "cancelled",
});

/** What the training is given, and leaves, within the job's folder. */
const FILES = "command";
const [DATA, OUTPUT] = ["data", "output"];

function open(given: HostedSettings, folder: string): Port {
  const files = join(folder, FILES);
  return {
    upload: async (path) => path,
    async submit(submission) {
      const { framework, command, ...work } = submission.settings as Settings;
      const { base, method, seed, data, tag } = submission;
      const found = pick("framework", frameworks, framework);
      writeFiles(files, found, { ...work, base, method, seed, data: DATA, output: OUTPUT }, data, tag);
      await start(files, command, given.env);
      return tag;
    },
    find: async ({ tag }: Submission) => started(files) && tag,
    poll: async () => standingIn(files),
    async events(_id, after, epochs) {
      const output = textOf(join(files, "train.log")) ?? "";
      return lossesIn(output, { every: LOGGING_STEPS, epochs, after });
    },
    async artifacts(id) {
      const model = readStatus(files)?.model ?? `vllm:${id}`;
      return { model, base: join(files, OUTPUT), checkpoints: [] };
    },
    async cancel() {
      if (!started(files)?.alive) {
        throw new UserError(
          `${files}: expected a command at work, got one that has ended; cancel what it submitted where it was submitted`,
        );
      }
      // Whoever follows it looks at any moment: a command that has ended without this word was killed.
      writeWhole(join(files, STATUS), '{"state":"cancelled"}\n');
      end(files);
    },
  };
}

/** The status file decides; without its last word, how the command ended. A command may end well and training go on. */
function standingIn(files: string): Standing {
  const { state = "queued", message } = readStatus(files) ?? {};
  const phase = phaseOf(known, state);
  const { alive = false, exit, last } = started(files) ?? {};
  if (known.has(state) && ["succeeded", "failed", "cancelled"].includes(phase)) {
    return { phase, raw: state, ...((message ?? last) && { message: message ?? last! }) };
  }
  if (alive || exit === 0) return { phase, raw: state };
  return { phase: "failed", raw: exit === undefined ? "killed" : `exit ${exit}`, ...(last && { message: last }) };
}

/**
 * Training by a command of the user's, on this machine or on a cluster that shares its disk. The tuned model is asked
 * as `status.json` names it, or else as an adapter that vLLM serves under the job's tag.
 */
export const command: Service = {
  name: "command",
  formats: { sft: "chat", dpo: "preference" },
  fewest: 10,
  settings,
  epochs: "epochs",
  serving: "asking the tuned model needs a server of yours: vllm serve BASE --enable-lora --lora-modules TAG=OUTPUT",
  open,
  named: (model, given) => [/^[a-z]+:/.test(model) ? model : `vllm:${model}`, inferenceSettings(given)],
};
