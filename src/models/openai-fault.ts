import { APIError } from "openai";
import type { Fault } from "#src/models/fault";

/** What OpenAI's client says of a failed request. */
export function openaiFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  // That a connection failed is said by the error, and why by its cause.
  const message = error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
  if (!(error instanceof APIError)) return { message };
  const { status, code, type, headers } = error;
  return { message, status, code: [code, type].join(" "), headers };
}
