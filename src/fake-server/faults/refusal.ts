import type { Api } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { json, type Reply, raw } from "#src/fake-server/core/reply";
import { type Fault, type FaultName, faults } from "#src/fake-server/faults/index";

/** The reply to a request that is refused by plan; undefined where the fault is of another kind. */
export function refusal(name: FaultName, api: Api, now: number, seconds: number): Reply | undefined {
  const fault: Fault = faults[name];
  const { status } = fault;
  if (status === undefined) return undefined;
  if (status === 502) return raw("<html><body><h1>502 Bad Gateway</h1></body></html>", "text/html", status);
  const code = fault.code ?? (status === 429 ? "rate_limit_exceeded" : "server_error");
  const reply = json(
    api.errorBody(new ApiError(status === 200 ? 500 : status, `planned: ${fault.summary}`, code)),
    status,
  );
  return { ...reply, headers: { ...reply.headers, ...retryAfter(fault, now, seconds) } };
}

function retryAfter(fault: Fault, now: number, seconds: number): Readonly<Record<string, string>> {
  switch (fault.retryAfter) {
    case "seconds":
      return { "retry-after": String(seconds) };
    case "date":
      return { "retry-after": new Date(now + 1000 * seconds).toUTCString() };
    case "zero":
      return { "retry-after": "0" };
    default:
      return {};
  }
}
