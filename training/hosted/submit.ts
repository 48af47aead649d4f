import { join } from "node:path";
import { UserError } from "#src/errors";
import { ProviderError } from "#src/models/provider-error";
import { sleep } from "#src/models/schedule/sleep";
import { isCancelled } from "#training/hosted/cancel-mark";
import { type Intent, submissionOf } from "#training/hosted/intent";
import { type IntentFile, openIntent } from "#training/hosted/intent-file";
import { look } from "#training/hosted/look";
import { patiently, pauseAfter } from "#training/hosted/patiently";
import type { Port, Submission } from "#training/hosted/port";
import { stop } from "#training/hosted/stop";
import type { Watch } from "#training/hosted/watch";

/** The training file within a job's folder. */
export const TRAINING_FILE = "training.jsonl";
/** Held by the process that works on the job. */
export const LOCK = "job.lock";

/** How often a job is posted that the service does not have. */
const POSTS = 10;

/** A job that is under way. */
export interface Submitted {
  readonly job: string;
  readonly intent: Intent;
}

/**
 * Brings the job of an intent to its service, or finds it there. What is done is written down before and after each
 * step: after a kill or a lost reply the job is looked for by its tag, and only posted again once it is not there.
 *
 * @throws UserError where the service refuses the file or the job, and where the job was cancelled before it was
 *   posted; ProviderError once patience is at its end
 */
export async function submit(port: Port, folder: string, watch: Watch): Promise<Submitted> {
  const file = openIntent(folder);
  let { job } = file.intent;
  if (job === undefined) {
    if (!file.intent.posted) refuseCancelled(folder);
    const submission = await prepare(port, file, watch);
    for (let posts = 1; job === undefined; posts++) {
      if (file.intent.posted) job = await look(port, submission, watch);
      job ??= await post(port, submission, file, posts, watch);
    }
    file.note({ job });
  }
  if (isCancelled(folder)) await stop(port, job, watch);
  return { job, intent: file.intent };
}

/** Everything before the job itself: the file is sent, and the price asked where the service tells one. */
async function prepare(port: Port, file: IntentFile, watch: Watch): Promise<Submission> {
  const { tag, data = await patiently(() => port.upload(join(file.folder, TRAINING_FILE), tag), watch) } = file.intent;
  if (file.intent.data === undefined) file.note({ data });
  const submission = submissionOf(file.intent, data);
  if (file.intent.dollars === undefined && !file.intent.posted) {
    const dollars = await patiently(async () => port.quote?.(submission), watch);
    if (dollars !== undefined) file.note({ dollars });
  }
  return submission;
}

/** The new job's id; undefined: it is there, or it is not. */
async function post(
  port: Port,
  submission: Submission,
  file: IntentFile,
  posts: number,
  { clock, jitter, signal, say }: Watch,
): Promise<string | undefined> {
  signal?.throwIfAborted();
  file.note({ posted: true });
  try {
    // After the note: who cancels leaves the mark first, and then looks whether the job may have been posted.
    refuseCancelled(file.folder);
    return await port.submit(submission);
  } catch (error) {
    const passing = error instanceof ProviderError;
    if (error instanceof UserError || (passing && error.status === 429)) file.note({ posted: false });
    if (!passing || posts === POSTS) throw error;
    say(`posting the job: ${error.message}`);
    await sleep(clock, pauseAfter(posts, error, jitter), signal);
    return undefined;
  }
}

/** @throws UserError where the job in a folder was cancelled */
function refuseCancelled(folder: string): void {
  if (!isCancelled(folder)) return;
  throw new UserError(
    `${folder}: expected a job that is wanted, got one that was cancelled before it was posted; choose another folder to have it trained`,
  );
}
