import { pick } from "#src/pick";
import { markCancelled } from "#training/hosted/cancel-mark";
import { services } from "#training/hosted/index";
import { readIntent, submissionOf } from "#training/hosted/intent";
import { look } from "#training/hosted/look";
import type { Standing } from "#training/hosted/port";
import { portOf } from "#training/hosted/pursue";
import type { HostedSettings } from "#training/hosted/settings";
import { stop } from "#training/hosted/stop";
import { watchOf } from "#training/hosted/watch";

/** A job that was asked to stop. */
export interface Cancelled {
  readonly job: string;
  /** Where it is now; some services take a while. */
  readonly standing: Standing;
}

/**
 * Cancels the job of a folder at its service; also one whose id was never learned. One that was not posted will not be.
 *
 * @returns undefined: there is none
 * @throws UserError where the service refuses, and the job goes on
 */
export async function cancel(folder: string, settings: HostedSettings = {}): Promise<Cancelled | undefined> {
  const { draft, job: known } = readIntent(folder)!;
  const service = await pick("trainer", services, draft.trainer)();
  const port = portOf(service, settings, folder);
  if (known === undefined) markCancelled(folder);
  // Read anew: what another process had not yet posted before the mark, it posts no more.
  const intent = readIntent(folder)!;
  const watch = watchOf(intent, settings, {});
  const job = intent.job ?? (intent.posted ? await look(port, submissionOf(intent, intent.data!), watch) : undefined);
  return job === undefined ? undefined : { job, standing: await stop(port, job, watch) };
}
