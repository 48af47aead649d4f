import { z } from "zod";
import { question } from "#eval/question";
import type { Verdict } from "#eval/verdict";
import type { Question } from "#generators/question";
import { UserError } from "#src/errors";
import { groupBy } from "#src/group-by";
import { readLines } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import type { Sampled } from "#training/sampled";

const record = z.object({ schema: z.literal(1), model: z.string(), request: z.unknown(), reply: z.unknown() });

/** A record of a text that was asked for with one question, in whatever conversation. */
const written = z.object({
  model: z.string(),
  request: z.object({
    kind: z.literal("generate"),
    messages: z.array(z.object({ role: z.string(), content: z.string() })),
    maxTokens: z.number(),
    temperature: z.number(),
    repeat: z.number(),
  }),
  reply: z.object({ kind: z.literal("text"), text: z.string(), finish: z.enum(["stop", "length", "filter"]) }),
});
type Written = z.infer<typeof written>;

/**
 * The replies to problems in a log of replies, whoever gave them and for whatever purpose: a reply belongs to a problem
 * if the problem's prompt is the one question its request holds. Each is judged anew.
 *
 * @param model whose replies; undefined: those of the one model in the log
 * @returns problem by problem; a problem's replies by repeat, then as they stand in the log, numbered from 0
 * @throws UserError for a log that is none, for one of several models where none is named, and for one without a reply
 *   to any of the problems
 */
export function samplesFrom(path: string, model: string | undefined, questions: readonly Question[]): Sampled[] {
  const rows = readLines<unknown>(path).map((row, i) =>
    parseRow(record, row, `${path}:${i + 1}`, "give a log of replies (responses.jsonl)"),
  );
  const wanted = model ?? onlyModel(rows, path);
  const records = rows.flatMap((row) => written.safeParse(row).data ?? []).filter(isOf(wanted));
  const byPrompt = groupBy(
    records.sort((a, b) => a.request.repeat - b.request.repeat),
    promptOf,
  );
  const found = questions.flatMap((one) =>
    (byPrompt.get(one.prompt) ?? []).map(({ reply, request }, repeat): Sampled => {
      return { problem: one.id, repeat, reply: reply.text, verdict: judge(one, request, reply) };
    }),
  );
  if (found.length > 0) return found;
  throw new UserError(
    `${path}: expected replies of ${wanted} to the ${questions.length} problems trained on, got none; give a log of replies to these very problems`,
  );
}

const isOf =
  (wanted: string) =>
  ({ model }: Written) =>
    model === wanted;

function onlyModel(rows: readonly { readonly model: string }[], path: string): string {
  const models = [...new Set(rows.map(({ model }) => model))].sort();
  if (models.length === 1) return models[0]!;
  throw new UserError(
    `${path}: expected replies of one model, got those of ${models.join(", ") || "none"}; say which model's`,
  );
}

/** What a request asks; undefined for several questions, of which the last reply answers more than the last. */
function promptOf({ request }: Written): string | undefined {
  const [asked, ...more] = request.messages.filter(({ role }) => role !== "system");
  return more.length === 0 ? asked?.content : undefined;
}

/** The verdict that the reply would have got as the question was asked. */
function judge(one: Question, { maxTokens, temperature }: Written["request"], reply: Written["reply"]): Verdict {
  const play = question(one, { maxTokens, temperature });
  play.next();
  return play.next(reply).value as Verdict;
}
