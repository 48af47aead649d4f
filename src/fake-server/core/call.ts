import type { z } from "zod";
import { ApiError } from "#src/fake-server/core/api-error";
import type { FaultName } from "#src/fake-server/faults/index";

/** A request, read whole. */
export interface Call {
  /** The parts of the path that vary, decoded, by their names in the route. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly contentType: string;
  readonly body: Buffer;
  /** The fault that this request is to suffer, of those that its handler brings about. */
  readonly fault: FaultName | undefined;
}

/**
 * The JSON body of a request.
 *
 * @throws ApiError 400 for a body that is no JSON, or that the API's published schema does not allow
 */
export function jsonBody<Schema extends z.ZodType>(call: Call, schema: Schema): z.output<Schema> {
  let body: unknown;
  try {
    body = JSON.parse(call.body.toString("utf8"));
  } catch {
    throw new ApiError(400, "the body of this request could not be parsed as JSON");
  }
  return checked(body, schema);
}

/**
 * A value that the schema allows.
 *
 * @throws ApiError 400 naming the first field that it does not
 */
export function checked<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const param = [...issue.path, ...(issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [])].join(".");
  if (issue.code === "unrecognized_keys") {
    throw new ApiError(400, `Unrecognized request argument supplied: ${param}`, "unknown_parameter", param);
  }
  throw new ApiError(400, `${param || "body"}: ${issue.message}`, "invalid_value", param || null);
}

/** The text of an uploaded file, a byte-order mark included. */
export async function textOf(file: File): Promise<string> {
  return Buffer.from(await file.arrayBuffer()).toString("utf8");
}

/**
 * The fields of a multipart form, files included.
 *
 * @throws ApiError 400 for a body that is no form
 */
export async function formBody(call: Call): Promise<Readonly<Record<string, string | File>>> {
  const response = new Response(new Uint8Array(call.body), { headers: { "content-type": call.contentType } });
  try {
    return Object.fromEntries(await response.formData()) as Record<string, string | File>;
  } catch {
    throw new ApiError(400, "expected a multipart/form-data body");
  }
}
