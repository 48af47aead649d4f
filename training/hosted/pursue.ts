import { UserError } from "#src/errors";
import { modelId } from "#src/models/model-id";
import { ProviderError } from "#src/models/provider-error";
import { settingsOf } from "#training/hosted/address";
import { follow } from "#training/hosted/follow";
import { readIntent } from "#training/hosted/intent";
import type { Port, Service } from "#training/hosted/port";
import { readJobRecord, writeJobRecord } from "#training/hosted/record";
import type { HostedSettings } from "#training/hosted/settings";
import { submit } from "#training/hosted/submit";
import { watchOf } from "#training/hosted/watch";
import type { JobRecord } from "#training/job";
import type { TuneOptions } from "#training/trainer";

/**
 * Works on the intent in a folder, from wherever it stands: sends what is not sent, finds what may have been, follows
 * what is under way.
 *
 * @returns the record; of a job that is not over where the signal aborts
 * @throws UserError as `submit` and `follow` do, and where a service is out of reach for long
 */
export async function pursue(
  service: Service,
  settings: HostedSettings,
  { folder, ...options }: TuneOptions,
): Promise<JobRecord> {
  const intended = readIntent(folder)!;
  const watch = watchOf(intended, settings, options);
  const port = portOf(service, settings, folder);
  try {
    const here = settingsOf(folder, intended, settings);
    const idOf = (model: string) => modelId(...service.named(model, here));
    const { job, intent } = await submit(port, folder, watch);
    const epochs = intent.draft.hyperparameters[service.epochs] as number;
    return await follow({ port, folder, intent, job, epochs, idOf }, watch);
  } catch (error) {
    const intent = readIntent(folder)!;
    if (watch.signal?.aborted) {
      if (intent.job) watch.say(`job ${intent.job} goes on at ${service.name}; graphshift jobs cancel ends it`);
      return readJobRecord(folder) ?? writeJobRecord(folder, intent);
    }
    if (!(error instanceof ProviderError)) throw error;
    const onward = intent.job ? `follow job ${intent.job}, which may go on` : "go on";
    throw new UserError(`${error.message}, again and again; type the same command to ${onward}`);
  }
}

/**
 * The service of a job, asked where the job was sent to.
 *
 * @throws UserError where the settings name another address, and without a key
 */
export function portOf(service: Service, settings: HostedSettings, folder: string): Port {
  return service.open(settingsOf(folder, readIntent(folder)!, settings), folder);
}
