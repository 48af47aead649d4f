import { batchLine, linesOf } from "#src/fake-server/openai/batch-line";

/** Requests and bytes that a batch may have (OpenAI's guide "Batch API"). */
const MOST = 50_000;
const MOST_BYTES = 200 * 1024 * 1024;

/** What is wrong with a batch as a whole, as the API words it. */
export interface BatchFault {
  readonly code: string;
  readonly line: number | null;
  readonly message: string;
  readonly param: string | null;
}

/** The faults for which a batch fails its validation, at most one a line. */
export function batchFaults(content: string): BatchFault[] {
  const lines = linesOf(content);
  if (lines.length === 0) return [fault("empty_file", null, "the input file is empty")];
  if (lines.length > MOST) return [fault("too_many_requests", null, `${lines.length} requests; ${MOST} are allowed`)];
  if (Buffer.byteLength(content) > MOST_BYTES) return [fault("file_too_large", null, "more than 200 MB")];
  const ids = new Set<string>();
  const models = new Set<string>();
  return lines.flatMap((line, i) => lineFault(line, i + 1, ids, models) ?? []);
}

function lineFault(line: string, at: number, ids: Set<string>, models: Set<string>): BatchFault | undefined {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return fault("invalid_json_line", at, "no JSON object");
  }
  const parsed = batchLine.safeParse(row);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    return fault("invalid_request", at, message, path.join("."));
  }
  const { custom_id, body } = parsed.data;
  if (ids.has(custom_id)) return fault("duplicate_custom_id", at, `custom_id ${custom_id} occurs before`, "custom_id");
  ids.add(custom_id);
  models.add(body.model);
  return models.size > 1
    ? fault("mismatched_model", at, "all requests of a batch ask one model", "body.model")
    : undefined;
}

function fault(code: string, line: number | null, message: string, param: string | null = null): BatchFault {
  return { code, line, message, param };
}
