import type { Generate } from "#src/play";

/** What is sent so that a reply is one of several texts. */
export type Held = (among: NonNullable<Generate["among"]>) => Readonly<Record<string, unknown>>;

const FIELD = "choice";

/** By a JSON schema, which has to be one of an object (developers.openai.com: structured outputs). */
export const heldBySchema: Held = (among) => ({
  response_format: {
    type: "json_schema",
    json_schema: {
      name: FIELD,
      strict: true,
      schema: {
        type: "object",
        properties: { [FIELD]: { type: "string", enum: [...among] } },
        required: [FIELD],
        additionalProperties: false,
      },
    },
  },
});

/** By vLLM's own field (docs.vllm.ai: structured outputs). */
export const heldByChoice: Held = (among) => ({ structured_outputs: { choice: [...among] } });

/** The text in a reply that was held by a schema; what is not of that form is the text itself. */
export function textHeld(reply: string): string {
  try {
    const value: unknown = JSON.parse(reply);
    const entries = Object.entries(value ?? {});
    const [name, text] = entries[0] ?? [];
    return entries.length === 1 && name === FIELD && typeof text === "string" ? text : reply;
  } catch {
    return reply;
  }
}
