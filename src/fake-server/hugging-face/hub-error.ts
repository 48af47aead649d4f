import type { ApiError } from "#src/fake-server/core/api-error";

/** An error in the hub's shape. */
export function hubError({ message }: ApiError): object {
  return { error: message };
}
