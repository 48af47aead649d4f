import { UserError } from "#src/errors";
import { ProviderError } from "#src/models/provider-error";

/** Statuses that the user must mend: a refused key, a forbidden or unknown model. */
const users: readonly number[] = [401, 403, 404];

/**
 * The error to throw for what a client threw: by whose fault it is, in one line and without the key. The original is
 * dropped, for it may carry headers.
 *
 * @param key the secret that was sent
 */
export function blame(provider: string, error: unknown, status: number | undefined, key: string): Error {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  const message = `${provider}: ${line.replaceAll(key, "[key]")}`;
  if (status === undefined || !users.includes(status)) return new ProviderError(message, status);
  return new UserError(`${message}; check the key, and that it may use this model`);
}
