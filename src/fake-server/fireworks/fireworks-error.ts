import type { ApiError } from "#src/fake-server/core/api-error";

/** Statuses of gRPC by the HTTP statuses that they are sent as (google/rpc/code.proto). */
const codes: Readonly<Record<number, number>> = { 400: 3, 401: 16, 403: 7, 404: 5, 409: 6, 429: 8, 500: 13, 503: 14 };

/** An error of the control plane, which is a gRPC service behind a gateway. */
export function fireworksError({ status, message }: ApiError): object {
  return { code: codes[status] ?? 2, message, details: [] };
}
