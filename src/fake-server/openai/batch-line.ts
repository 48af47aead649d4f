import { z } from "zod";

/** A line of a batch's input: OpenAI's API reference, "Batch: the request input object" (read November 2026). */
export const batchLine = z.strictObject({
  custom_id: z.string().min(1),
  method: z.literal("POST"),
  url: z.literal("/v1/chat/completions"),
  body: z.looseObject({ model: z.string() }),
});

export type BatchLine = z.output<typeof batchLine>;

/** The lines of a file; a last line end makes none of its own. */
export function linesOf(content: string): readonly string[] {
  const lines = content.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
