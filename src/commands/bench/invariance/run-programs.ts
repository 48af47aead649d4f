import { recordedBy, type Sandboxes } from "#benchmarks/invariance/plays/stages/recorded-by";
import { requestsOf } from "#benchmarks/invariance/plays/stages/requests-of";
import { runTrials } from "#benchmarks/invariance/plays/stages/run-trials";
import { writeSandboxes } from "#benchmarks/invariance/plays/stages/sandbox-file";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { armsByName } from "#benchmarks/invariance/runs/arms-by-name";
import { dataSetsIn } from "#benchmarks/invariance/runs/data-set";
import { noteAllPrompts } from "#benchmarks/invariance/runs/note-all-prompts";
import { noteOrder, type Order, readOrder } from "#benchmarks/invariance/runs/order";
import type { ModelFolder, RunFolder } from "#benchmarks/invariance/runs/run-folder";
import { trialsOf } from "#benchmarks/invariance/runs/trials-of";
import { replyCounter } from "#eval/reply-counter";
import { openResponses } from "#eval/responses";
import { askedModels } from "#src/commands/bench/invariance/asked-models";
import { sandboxOpeners } from "#src/commands/bench/invariance/sandbox-openers";
import { ticking } from "#src/commands/bench/invariance/ticking";
import { withLock } from "#src/commands/bench/invariance/with-lock";
import type { Io } from "#src/commands/command";
import { tornNote } from "#src/commands/run/records";

/** What running one model's programs came to. */
export interface RanModel {
  readonly model: string;
  /** Distinct programs, by what they are and what they work on, and those that were run now. */
  readonly programs: number;
  readonly ran: number;
  readonly sandboxes: Sandboxes;
}

/** How programs are run; what is left out stays as it was. */
export type Bounds = Partial<Pick<Order, "timeout" | "memory">>;

/**
 * Runs the programs in all recorded replies of an audit.
 *
 * @throws UserError where nothing was asked yet, and where programs can't be run or contained here
 */
export function runPrograms(run: RunFolder, bounds: Bounds, io: Io): Promise<RanModel[]> {
  return withLock(run, async () => {
    const sets = dataSetsIn(run);
    const ran: RanModel[] = [];
    for (const files of askedModels(run)) ran.push(await runOne(files, bounds, sets, io));
    return ran;
  });
}

async function runOne(
  files: ModelFolder,
  bounds: Bounds,
  sets: ReadonlyMap<string, readonly Audited[]>,
  io: Io,
): Promise<RanModel> {
  const responses = openResponses(files.responses, (bytes) => io.err(tornNote(files.responses, bytes)));
  try {
    const order = noteOrder(files.order, { ...readOrder(files.order), ...bounds });
    const ordered = trialsOf(order, sets);
    noteAllPrompts(files, ordered, { reworded: false });
    const trials = ordered.flatMap((one) => one.trials);
    const { id: model } = order;
    const programs = requestsOf("execute", trials, recordedBy(responses, { model })).length;
    const counter = replyCounter();
    const sandboxes = await ticking(`running programs of ${order.model}`, programs, io, (done) =>
      runTrials(model, trials, responses, {
        open: sandboxOpeners(order.arms.some((name) => armsByName[name]!.library === "networkx")),
        opened: (language, sandbox) => writeSandboxes(files.sandboxes, { [language]: sandbox }),
        signal: io.signal,
        replied: counter.count,
        done,
      }),
    );
    return { model: order.model, programs, ran: counter.counts.asked + counter.counts.again, sandboxes };
  } finally {
    responses.close();
  }
}
