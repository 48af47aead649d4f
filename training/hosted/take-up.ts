import { join } from "node:path";
import { lock } from "#src/lock";
import { pick } from "#src/pick";
import { services } from "#training/hosted/index";
import { readIntent } from "#training/hosted/intent";
import { pursue } from "#training/hosted/pursue";
import type { HostedSettings } from "#training/hosted/settings";
import { LOCK } from "#training/hosted/submit";
import type { JobRecord } from "#training/job";
import type { TuneOptions } from "#training/trainer";

/**
 * Goes on with the job of a folder: one that was said yes to is sent if it was not yet, and followed.
 *
 * @throws UserError as a trainer's `tune` does
 */
export async function takeUp(options: Omit<TuneOptions, "confirm">, settings: HostedSettings = {}): Promise<JobRecord> {
  const { folder } = options;
  const service = await pick("trainer", services, readIntent(folder)!.draft.trainer)();
  const free = lock(join(folder, LOCK));
  try {
    return await pursue(service, settings, options);
  } finally {
    free();
  }
}
