import { UserError } from "#src/errors";
import { sleep } from "#src/models/schedule/sleep";
import type { Intent } from "#training/hosted/intent";
import { type Journal, journal } from "#training/hosted/journal";
import { patiently } from "#training/hosted/patiently";
import { isOver } from "#training/hosted/phase";
import type { JobEvent, Port, Standing } from "#training/hosted/port";
import { type Progress, writeJobRecord } from "#training/hosted/record";
import type { Watch } from "#training/hosted/watch";
import type { JobRecord } from "#training/job";

/** Milliseconds between two looks at most: short after each news, then longer and longer. */
const PAUSES = [2_000, 30_000] as const;
/** By how much the pause grows from look to look. */
const GROWTH = 1.4;

export interface Followed {
  readonly port: Port;
  readonly folder: string;
  readonly intent: Intent;
  readonly job: string;
  /** Passes through the rows that it makes. */
  readonly epochs: number;
  /** The id of a model in records of replies. */
  idOf(model: string): Promise<string>;
}

/**
 * Follows a job to its end, whatever states it passes through, and keeps its record and its journal up to date.
 *
 * @throws UserError naming the job, where it failed or was cancelled, or where the service no longer shows it; the
 *   signal's reason once it aborts: the job goes on
 */
export async function follow({ port, folder, intent, job, epochs, idOf }: Followed, watch: Watch): Promise<JobRecord> {
  const events = journal(folder);
  const write = (standing: Standing, made?: Progress["made"]) =>
    writeJobRecord(folder, intent, { job, standing, steps: events.steps, ...(made && { made }) });
  const ask = <Reply>(request: () => Promise<Reply>) => named(job, () => patiently(request, watch));
  try {
    let before: Standing | undefined;
    for (let pause: number = PAUSES[0]; ; pause = Math.min(PAUSES[1], pause * GROWTH)) {
      const standing = await ask(() => port.poll(job));
      tell(await ask(() => port.events(job, events.last?.id, epochs)), events, watch);
      if (standing.raw !== before?.raw) pause = PAUSES[0];
      if (standing.raw !== before?.raw || standing.progress !== before.progress) {
        write(standing);
        watch.say(wordsFor(job, standing));
      }
      if (standing.phase === "succeeded") {
        const made = await ask(() => port.artifacts(job));
        return write(standing, { ...made, id: await idOf(made.model) });
      }
      if (isOver(standing.phase)) throw ended(intent, job, standing);
      await sleep(watch.clock, pause * (0.5 + watch.jitter.next() / 2), watch.signal);
      before = standing;
    }
  } finally {
    events.close();
  }
}

/** The user's mistakes are told with the job's id: it may be running, and cost, all the same. */
async function named<Reply>(job: string, ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${error.message} (job ${job})`) : error;
  }
}

function tell(fresh: readonly JobEvent[], events: Journal, { say, tick }: Watch): void {
  events.add(fresh);
  for (const { message, step, loss } of fresh) {
    if (step === undefined || loss === undefined) say(message);
    else tick?.({ done: step, total: events.steps.of, tokens: 0, loss, metrics: {} });
  }
}

function wordsFor(job: string, { phase, raw, progress }: Standing): string {
  const share = progress === undefined ? "" : `, ${Math.round(100 * progress)}%`;
  return `job ${job}: ${phase}${raw === phase ? "" : ` (${raw})`}${share}`;
}

function ended({ draft }: Intent, job: string, { phase, raw, message }: Standing): UserError {
  const why = message === undefined ? "" : `: ${message.split("\n")[0]}`;
  return new UserError(
    `${draft.trainer}: expected job ${job} to succeed, but it ${phase === "failed" ? "failed" : "was cancelled"} (${raw})${why}; give another folder to have it trained anew`,
  );
}
