import { z } from "zod";
import { UserError } from "#src/errors";
import { readLines } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import type { Text } from "#src/play";

/** A reply made elsewhere, and what it says of the question: its id, or its prompt. */
export interface ReplyElsewhere {
  readonly question: { readonly id: string } | { readonly prompt: string };
  readonly text: string;
  readonly finish: Text["finish"];
  /** Which reply to the question it is, as far as it says, from 0. */
  readonly repeat: number;
  /** Whose it is; undefined: the file does not say. */
  readonly model?: string;
}

const finish = z.enum(["stop", "length", "filter"]);

/** A line of our own logs. */
const recorded = z
  .object({
    schema: z.literal(1),
    model: z.string(),
    request: z.object({ messages: z.array(z.object({ content: z.string() })).min(1), repeat: z.number() }),
    reply: z.object({ kind: z.literal("text"), text: z.string(), finish }),
  })
  .transform(
    ({ model, request, reply }): ReplyElsewhere => ({
      question: { prompt: request.messages.at(-1)!.content },
      text: reply.text,
      finish: reply.finish,
      repeat: request.repeat,
      model,
    }),
  );

const plain = z
  .object({
    id: z.string().optional(),
    prompt: z.string().optional(),
    reply: z.string().optional(),
    response: z.string().optional(),
    text: z.string().optional(),
    finish: finish.optional(),
    model: z.string().optional(),
  })
  .transform((row, { addIssue }): ReplyElsewhere => {
    const text = row.reply ?? row.response ?? row.text;
    const question =
      row.id !== undefined ? { id: row.id } : row.prompt !== undefined ? { prompt: row.prompt } : undefined;
    if (text === undefined || !question) {
      addIssue(`expected ${question ? "a text under reply, response or text" : "a question's id or prompt"}, got none`);
      return z.NEVER;
    }
    const { model } = row;
    return { question, text, finish: row.finish ?? "stop", repeat: 0, ...(model !== undefined && { model }) };
  });

/**
 * The replies of a file: one of our own logs (`responses.jsonl`), or lines of `{"id" or "prompt", "reply", "response" or
 * "text"}`, with `finish` (stop, length, filter) and `model` if known. Records of a log that hold no text are left out.
 *
 * @throws UserError naming file and line where one is neither, and where there are none
 */
export function readReplies(path: string): ReplyElsewhere[] {
  const replies = readLines<unknown>(path).flatMap((row, i): ReplyElsewhere[] => {
    const ours = recorded.safeParse(row);
    if (ours.success) return [ours.data];
    if (isRecord(row)) return [];
    return [parseRow(plain, row, `${path}:${i + 1}`, 'give lines such as {"id": …, "reply": …}')];
  });
  if (replies.length > 0) return replies;
  throw new UserError(`${path}: expected replies, got none; give lines such as {"id": …, "reply": …}`);
}

function isRecord(row: unknown): boolean {
  return typeof row === "object" && row !== null && "schema" in row && "request" in row;
}
