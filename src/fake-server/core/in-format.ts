import { z } from "zod";

const choice = z.object({
  type: z.literal("json_schema"),
  json_schema: z.object({
    schema: z.object({ properties: z.record(z.string(), z.object({ enum: z.tuple([z.string()], z.string()) })) }),
  }),
});

/**
 * What a model says under a `response_format`: where its schema is an object of texts to choose among, each is what the
 * model wanted to say, or else the first. Other formats change nothing.
 */
export function inFormat(text: string, format: unknown): string {
  const { data } = choice.safeParse(format);
  if (!data) return text;
  const entries = Object.entries(data.json_schema.schema.properties);
  const held = entries.map(([name, { enum: among }]) => [name, among.includes(text) ? text : among[0]]);
  return JSON.stringify(Object.fromEntries(held));
}
