import { UserError } from "#src/errors";
import { ProviderError } from "#src/models/provider-error";
import { redact } from "#src/models/redact";
import { retryAfter } from "#src/models/schedule/retry-after";
import { TooLongError } from "#src/models/too-long-error";

/** What went wrong with an attempt, whatever client library told it. */
export interface Fault {
  /** In the provider's own words. */
  readonly message: string;
  /** HTTP status; undefined where there was no whole reply. */
  readonly status?: number | undefined;
  /** The provider's code or type of it, as in `insufficient_quota`. */
  readonly code?: string | undefined;
  readonly headers?: Headers | undefined;
}

/** 4xx that may go well the next time: timed out, in conflict with another, too early, too many. */
const PASSING: readonly number[] = [408, 409, 425, 429];
/** What a wait does not mend, under whatever status it comes. */
const LASTING = /insufficient[ _]?(quota|credit|balance|funds)|billing_(hard_limit|not_active)/i;
/** What is said of a prompt that does not fit the model: OpenAI's code, vLLM's words. */
const TOO_LONG = /context_length_exceeded|maximum context length|context window/i;

/**
 * The error to throw for a fault, in one line and without the key: a UserError where asking again is of no use (a
 * refused key, an unknown model, a prompt that is too long, a quota used up), else a ProviderError.
 *
 * @param key the secret that was sent; undefined: none
 * @param now milliseconds since 1970
 */
export function faultError(provider: string, fault: Fault, key: string | undefined, now: number): Error {
  const { status, code = "", headers } = fault;
  const [line = ""] = fault.message.trim().split("\n");
  const message = `${provider}: ${redact(line, key)}`;
  const refused = status !== undefined && status >= 400 && status < 500 && !PASSING.includes(status);
  if (TOO_LONG.test(`${code} ${line}`)) return new TooLongError(`${message}; ${remedy(status)}`);
  if (refused || LASTING.test(`${code} ${line}`)) return new UserError(`${message}; ${remedy(status)}`);
  return new ProviderError(message, { status, retryAfter: headers && retryAfter(headers, now) });
}

function remedy(status: number | undefined): string {
  if (status === 401 || status === 403) return "check the key, and that it may use this model";
  if (status === 404) return "check the model's name and the address, and that the key may use it";
  return "mend it and type the same command: what is recorded is kept";
}
