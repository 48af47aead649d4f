import { join } from "node:path";
import { UserError } from "#src/errors";
import { ProviderError } from "#src/models/provider-error";
import { type Intent, readIntent, submissionOf, writeIntent } from "#training/hosted/intent";
import { patiently, pauseAfter } from "#training/hosted/patiently";
import type { Port, Submission } from "#training/hosted/port";
import { wait } from "#training/hosted/wait";
import type { Watch } from "#training/hosted/watch";

/** The training file within a job's folder. */
export const TRAINING_FILE = "training.jsonl";
/** Held by the process that works on the job. */
export const LOCK = "job.lock";

/** Milliseconds before each look for a job that may have been posted: a list may be behind. */
const LOOKS = [1_000, 5_000, 20_000];
/** How often a job is posted that the service certainly does not have. */
const POSTS = 10;

/** A job that is under way. */
export interface Submitted {
  readonly job: string;
  readonly intent: Intent;
}

/**
 * Brings the job of an intent to its service, or finds it there. What was done is written down before and after each
 * step: after a kill or a lost reply the job is looked for by its tag, and only posted again once it is not there.
 *
 * @throws UserError where the service refuses the file or the job; ProviderError once patience is at its end
 */
export async function submit(port: Port, folder: string, watch: Watch): Promise<Submitted> {
  let intent = readIntent(folder)!;
  const keep = (news: Partial<Intent>, without?: "posted") => {
    const { [without ?? "job"]: _dropped, ...rest } = intent;
    intent = { ...(without ? rest : intent), ...news } as Intent;
    writeIntent(folder, intent);
  };
  if (intent.job !== undefined) return { job: intent.job, intent };
  const data = intent.data ?? (await patiently(() => port.upload(join(folder, TRAINING_FILE), intent.tag), watch));
  if (intent.data === undefined) keep({ data });
  const submission = submissionOf(intent, data);
  if (intent.dollars === undefined && !intent.posted) {
    const dollars = await patiently(async () => port.quote?.(submission), watch);
    if (dollars !== undefined) keep({ dollars });
  }
  for (let posts = 1; ; posts++) {
    const found = intent.posted && (await look(port, submission, watch));
    if (found) watch.say(`found job ${found} by its tag ${intent.tag}: it is not posted again`);
    const job = found || (await post());
    if (job === undefined) continue;
    keep({ job });
    return { job, intent };

    /** The new job's id; undefined: it may be there or not. */
    async function post(): Promise<string | undefined> {
      watch.signal?.throwIfAborted();
      keep({ posted: true });
      try {
        return await port.submit(submission);
      } catch (error) {
        const refused = error instanceof UserError || (error instanceof ProviderError && error.status === 429);
        if (refused) keep({}, "posted");
        if (!(error instanceof ProviderError) || posts === POSTS) throw error;
        watch.say(`posting the job: ${error.message}`);
        await wait(watch.clock, pauseAfter(posts, error), watch.signal);
        return undefined;
      }
    }
  }
}

async function look(port: Port, submission: Submission, watch: Watch): Promise<string | undefined> {
  for (const pause of LOOKS) {
    await wait(watch.clock, pause, watch.signal);
    const found = await patiently(() => port.find(submission), watch);
    if (found !== undefined) return found;
  }
  return undefined;
}
