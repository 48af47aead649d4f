import { dirname, join } from "node:path";
import { askTrials } from "#benchmarks/invariance/plays/stages/ask-trials";
import { requestItem } from "#benchmarks/invariance/plays/stages/request-item";
import { requestsOf } from "#benchmarks/invariance/plays/stages/requests-of";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { noteAllPrompts } from "#benchmarks/invariance/runs/note-all-prompts";
import { noteOrder } from "#benchmarks/invariance/runs/order";
import { type ModelFolder, modelName } from "#benchmarks/invariance/runs/run-folder";
import { trialsOf } from "#benchmarks/invariance/runs/trials-of";
import { openProgrammer } from "#benchmarks/invariance/writers/index";
import { replyCounter } from "#eval/reply-counter";
import { openResponses, type Responses } from "#eval/responses";
import { account, foresee, type Leave } from "#src/commands/ask/costs";
import type { AskOrder } from "#src/commands/bench/invariance/ask-order";
import { requireReplies } from "#src/commands/bench/invariance/require-replies";
import { ticking } from "#src/commands/bench/invariance/ticking";
import type { Io } from "#src/commands/command";
import { isFree } from "#src/commands/is-free";
import { tornNote } from "#src/commands/run/records";
import { openModel, type Scheduler } from "#src/models/index";
import type { Model } from "#src/play";

/** What asking one model came to. */
export interface AskedModel {
  readonly model: string;
  readonly trials: number;
  /** Replies that were asked for, and those that were on record. */
  readonly asked: number;
  readonly fromRecord: number;
}

/**
 * Puts all trials to a model; what its log holds is not asked again.
 *
 * @throws UserError where that may cost something without leave, where the model was asked otherwise before, and where a
 *   request got no reply
 */
export async function askModel(
  spec: string,
  sets: ReadonlyMap<string, readonly Audited[]>,
  { run, settings, reworded }: AskOrder,
  leave: Leave,
  schedule: Scheduler,
  io: Io,
): Promise<AskedModel> {
  const files = run.model(modelName(spec));
  const responses = openResponses(files.responses, (bytes) => io.err(tornNote(files.responses, bytes)));
  let model: Model | undefined;
  try {
    model = openProgrammer(spec) ?? (await open(spec, files, responses, leave, schedule, io));
    const order = noteOrder(files.order, { schema: 1, ...settings, model: spec, id: model.id });
    const ordered = trialsOf(order, sets);
    noteAllPrompts(files, ordered, { reworded });
    const trials = ordered.flatMap((one) => one.trials);
    if (!isFree(spec)) await foresee({ spec, model }, itemsOf(trials), responses, leave, io);
    const before = schedule.spent;
    const counter = replyCounter();
    const prompts = new Set(trials.map(({ promptHash, repeat }) => `${promptHash} ${repeat}`)).size;
    const verdicts = await ticking(`asking ${spec}`, prompts, io, (done) =>
      askTrials(model!, trials, responses, { signal: io.signal, fresh: leave.fresh, replied: counter.count, done }),
    );
    const { asked, again, fromRecord, usage } = counter.counts;
    account(spec, { asked: asked + again, usage, spent: schedule.spent - before }, leave, io);
    requireReplies(spec, verdicts);
    return { model: spec, trials: trials.length, asked: asked + again, fromRecord };
  } finally {
    responses.close();
    await model?.close?.();
  }
}

function itemsOf(trials: readonly Trial[]) {
  return requestsOf("generate", trials, () => undefined).map(requestItem);
}

function open(
  spec: string,
  files: ModelFolder,
  record: Responses,
  { batch, baseUrl, prices }: Leave,
  schedule: Scheduler,
  io: Io,
): Promise<Model> {
  const folder = join(dirname(files.responses), "batches");
  return openModel(spec, {
    scheduler: schedule,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(prices && { prices }),
    ...(batch && { batch: { folder, record, say: (line: string) => io.err(`${line}\n`) } }),
  });
}
