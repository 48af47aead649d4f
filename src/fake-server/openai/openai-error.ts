import type { ApiError } from "#src/fake-server/core/api-error";

/** An error in OpenAI's shape, which others took over. */
export function openaiError({ status, message, code, param }: ApiError): object {
  return { error: { message, type: typeOf(status, code), param, code } };
}

function typeOf(status: number, code: string | null): string {
  if (code === "insufficient_quota") return code;
  if (status === 429) return "requests";
  return status >= 500 ? "server_error" : "invalid_request_error";
}
