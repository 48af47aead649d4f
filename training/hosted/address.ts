import { UserError } from "#src/errors";
import type { Intent } from "#training/hosted/intent";
import type { HostedSettings } from "#training/hosted/settings";

/**
 * Where a service is asked, without user, password, query and last slash; undefined: at its own address.
 *
 * @throws UserError for a base URL that is none
 */
export function addressOf({ baseUrl }: HostedSettings): string | undefined {
  if (baseUrl === undefined) return undefined;
  if (!URL.canParse(baseUrl)) {
    throw new UserError("baseUrl: expected an address that begins with http:// or https://, got none; mend it");
  }
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/$/, "")}`;
}

/** @throws UserError where a folder's job was sent to another address than these settings name */
export function requireAddress(folder: string, { address: sent }: Intent, settings: HostedSettings): void {
  const [there, here] = [sent, addressOf(settings)].map((address) => address ?? "the service's own address");
  if (there === here) return;
  throw new UserError(
    `${folder}: expected a job at ${here}, got one that was sent to ${there}; ask there, or choose another folder`,
  );
}
