import { UserError } from "#src/errors";
import type { Intent } from "#training/hosted/intent";
import type { HostedSettings } from "#training/hosted/settings";

/**
 * Where a service is asked, without user, password, query and last slash; undefined: at its own address.
 *
 * @throws UserError for a base URL that is none
 */
export function addressOf({ baseUrl }: HostedSettings): string | undefined {
  return baseUrl === undefined ? undefined : plain("--base-url (baseUrl in an experiment)", baseUrl);
}

/** Where a tuned model is asked, likewise; undefined: where the service is. */
export function inferenceOf({ inferenceUrl }: HostedSettings): string | undefined {
  return inferenceUrl === undefined ? undefined : plain("inferenceUrl", inferenceUrl);
}

function plain(name: string, url: string): string {
  if (!URL.canParse(url)) {
    throw new UserError(`${name}: expected an address that begins with http:// or https://, got none; mend it`);
  }
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/$/, "")}`;
}

/**
 * The settings by which a folder's job goes on: where they name no address, those that it was sent with stand.
 *
 * @throws UserError where the settings name another address than the job was sent to
 */
export function settingsOf(folder: string, intent: Intent, settings: HostedSettings): HostedSettings {
  if (settings.baseUrl !== undefined) requireAddress(folder, intent, settings);
  const { address, inference } = intent;
  return {
    ...(address !== undefined && { baseUrl: address }),
    ...(inference !== undefined && { inferenceUrl: inference }),
    ...settings,
  };
}

/** @throws UserError where a folder's job was sent to another address than these settings name */
export function requireAddress(folder: string, { address: sent }: Intent, settings: HostedSettings): void {
  const [there, here] = [sent, addressOf(settings)].map((address) => address ?? "the service's own address");
  if (there === here) return;
  throw new UserError(
    `${folder}: expected a job at ${here}, got one that was sent to ${there}; ask there, or choose another folder`,
  );
}
