import { UserError } from "#src/errors";
import { pick } from "#src/pick";
import { services } from "#training/hosted/index";
import { readIntent, submissionOf } from "#training/hosted/intent";
import { patiently } from "#training/hosted/patiently";
import { isOver } from "#training/hosted/phase";
import type { Standing } from "#training/hosted/port";
import { portOf } from "#training/hosted/pursue";
import type { HostedSettings } from "#training/hosted/settings";
import { watchOf } from "#training/hosted/watch";

/** A job that was asked to stop. */
export interface Cancelled {
  readonly job: string;
  /** Where it is now; some services take a while. */
  readonly standing: Standing;
}

/**
 * Cancels the job of a folder at its service; also one whose id was never learned.
 *
 * @returns undefined: there is none
 * @throws UserError where the service refuses, and the job goes on
 */
export async function cancel(folder: string, settings: HostedSettings = {}): Promise<Cancelled | undefined> {
  const intent = readIntent(folder)!;
  const service = await pick("trainer", services, intent.draft.trainer)();
  const port = portOf(service, settings, folder);
  const watch = watchOf(intent, settings, {});
  const { job: known, data, posted } = intent;
  const find = () => patiently(() => port.find(submissionOf(intent, data!)), watch);
  const job = known ?? (posted ? await find() : undefined);
  if (job === undefined) return undefined;
  const standing = () => patiently(() => port.poll(job), watch);
  try {
    await patiently(() => port.cancel(job), watch);
  } catch (error) {
    const now = await standing();
    // A lost reply has us ask twice, and a job that is over cannot be cancelled.
    if (error instanceof UserError && (isOver(now.phase) || now.phase === "stopping")) return { job, standing: now };
    throw error;
  }
  return { job, standing: await standing() };
}
