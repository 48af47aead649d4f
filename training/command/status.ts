import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** `status.json`: how a training run says where it is. What is not of this shape counts as not said. */
const status = z.object({
  state: z.string(),
  message: z.string().optional(),
  /** The tuned model, as models are named: `vllm:NAME`. */
  model: z.string().optional(),
});
export type Status = z.output<typeof status>;

export const STATUS = "status.json";

export function readStatus(folder: string): Status | undefined {
  return status.safeParse(jsonIn(textOf(join(folder, STATUS)))).data;
}

/** The text of a file; undefined: there is none. */
export function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function jsonIn(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}
