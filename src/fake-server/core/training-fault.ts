import { z } from "zod";

const text = z.string().min(1);
const message = z.looseObject({ role: z.enum(["system", "developer", "user", "assistant", "tool"]) });
const reply = z.array(z.strictObject({ role: z.literal("assistant"), content: text })).length(1);

/** A row of supervised training, as all providers here take it. */
const supervised = z.strictObject({
  messages: z.array(message).min(1),
  tools: z.array(z.unknown()).optional(),
  parallel_tool_calls: z.boolean().optional(),
});

/** A row of preferences, as all providers here take it. */
const preference = z.strictObject({
  input: z.strictObject({
    messages: z.array(message).min(1),
    tools: z.array(z.unknown()).optional(),
    parallel_tool_calls: z.boolean().optional(),
  }),
  preferred_output: reply,
  non_preferred_output: reply,
});

/** How a file is wrong: the line, counted from 1 (0: the file as a whole), and what is wrong with it. */
export interface TrainingFault {
  readonly line: number;
  readonly message: string;
}

/**
 * The first fault of a training file; undefined: it is sound. Each provider's page on data preparation has these
 * shapes: OpenAI's fine-tuning and DPO guides, Together's "Data preparation", Fireworks' "Fine-tuning models".
 *
 * @param least rows that the provider wants
 */
export function trainingFault(content: string, method: "sft" | "dpo", least: number): TrainingFault | undefined {
  const lines = content.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const shape = method === "dpo" ? preference : supervised;
  for (const [i, line] of lines.entries()) {
    const wrong = lineFault(line, shape);
    if (wrong) return { line: i + 1, message: wrong };
  }
  if (lines.length < least) return { line: 0, message: `${lines.length} rows; at least ${least} are needed` };
  return undefined;
}

function lineFault(line: string, shape: z.ZodType): string | undefined {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return "no JSON object";
  }
  const parsed = shape.safeParse(row);
  if (parsed.success) return undefined;
  const { path, message } = parsed.error.issues[0]!;
  return `${path.join(".") || "row"}: ${message}`;
}
