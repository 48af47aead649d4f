import { UserError } from "#src/errors";

/** What model clients are given from outside. */
export interface ModelSettings {
  /** Where requests go instead of to the provider's own address. */
  readonly baseUrl?: string;
  /** undefined means the process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** undefined means the global one. */
  readonly fetch?: typeof fetch;
  /** Right replies by prompt, for scripted models. */
  readonly targets?: ReadonlyMap<string, string>;
}

/**
 * A key from the environment.
 *
 * @throws UserError if it is not set
 */
export function keyFrom(settings: ModelSettings, variable: string): string {
  const key = (settings.env ?? process.env)[variable];
  if (!key) throw new UserError(`${variable}: expected a key in this environment variable, got none; set it`);
  return key;
}

/** An address without user, password and query, fit for records. */
export function publicAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/$/, "")}`;
}
