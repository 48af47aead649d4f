import type { Cell } from "#benchmarks/nlgift/release/cell";
import { modelId } from "#benchmarks/nlgift/release/imported/model-id";
import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import { type Response, responseKey } from "#eval/responses";
import type { Request } from "#src/play";

/** The authors' scripts: at most 4000 tokens and temperature 0 for ChatGPT; LLaMA's own sampling is not recorded. */
const ASKED = { kind: "generate", maxTokens: 4000, temperature: 0, repeat: 0 } as const;

/** A logged reply as a line of `responses.jsonl`. */
export function responseOf({ id, asked, response }: LogRow, cell: Cell): Response {
  const request: Request = { ...ASKED, messages: [{ role: "user", content: asked.prompt ?? "" }] };
  const model = modelId(cell);
  const reply = { kind: "text", text: response, finish: "stop" } as const;
  return { schema: 1, key: responseKey(model, id, 0, request), play: id, step: 0, model, request, reply };
}
