import type { Cell } from "#benchmarks/nlgift/release/cell";
import { modelId } from "#benchmarks/nlgift/release/imported/model-id";
import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import type { Response } from "#eval/responses";
import { fingerprint } from "#src/hash";
import type { Generate, Text } from "#src/play";

/** What the logs do not say of a reply. */
export const UNKNOWN = ["request.maxTokens", "request.temperature", "reply.finish"] as const;

/** A logged reply: what the logs say of it, and no more. */
export interface LoggedResponse extends Omit<Response, "request" | "reply"> {
  readonly request: Pick<Generate, "kind" | "messages" | "repeat">;
  readonly reply: Pick<Text, "kind" | "text">;
  /** What a record of ours says besides. */
  readonly unknown: typeof UNKNOWN;
}

/** A logged reply as a line of `responses.jsonl`. Its key is no other record's: a request that is not known whole is never asked again. */
export function responseOf({ id, asked, response }: LogRow, cell: Cell): LoggedResponse {
  const [model, step] = [modelId(cell), 0];
  const messages = [{ role: "user", content: asked.prompt ?? "" }] as const;
  const request = { kind: "generate", messages, repeat: 0 } as const;
  const key = fingerprint({ model, play: id, step, request });
  const reply = { kind: "text", text: response } as const;
  return { schema: 1, key, play: id, step, model, request, reply, unknown: UNKNOWN };
}
