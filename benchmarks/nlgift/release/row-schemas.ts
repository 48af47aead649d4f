import { z } from "zod";

const graphRow = z.object({
  node_number: z.int().min(0),
  graph: z.string(),
  question: z.string().nullish(),
  answer: z.union([z.string(), z.number()]),
});
const truth = z.union([z.boolean(), z.string(), z.array(z.array(z.string()).length(2))]);
const message = (role: string) => z.object({ role: z.literal(role), content: z.string() });

/** What a row of each kind holds at least; keys are told apart by these, so the order is from many keys to few. */
export const rowSchemas = {
  /** A row of our own normalised logs. */
  normalised: z.object({
    id: z.string(),
    table: z.union([z.number(), z.string()]),
    model: z.string(),
    train: z.string(),
    test: z.string(),
    task: z.string(),
    pattern: z.string(),
    prompt: z.string(),
    response: z.string(),
    gold: z.union([graphRow.extend({ encoding: z.string() }), z.object({ answer: truth })]),
    gold_cot: z.string().optional(),
  }),
  graphLog: graphRow.extend({ encoded_question: z.string(), "ground truth": z.string(), response: z.string() }),
  itemLog: z.object({ encoded_question: z.string(), "ground truth": truth, response: z.string() }),
  raw: graphRow,
  chat: z.object({ messages: z.tuple([message("system"), message("user"), message("assistant")]) }),
  text: z.object({ text: z.string() }),
  preferences: z.object({ prompt: z.string(), chosen: z.string(), rejected: z.string() }),
  questions: z.object({ question: z.string(), answer: truth }),
} as const;

export type RowKind = keyof typeof rowSchemas;
export type RowOf<Kind extends RowKind> = z.infer<(typeof rowSchemas)[Kind]>;

/** The keys by which a row is known, from the most telling on. */
const signs: readonly (readonly [RowKind, readonly string[]])[] = [
  ["normalised", ["id", "table", "gold", "response"]],
  ["graphLog", ["graph", "response"]],
  ["itemLog", ["encoded_question", "response"]],
  ["raw", ["graph", "node_number"]],
  ["chat", ["messages"]],
  ["preferences", ["prompt", "chosen", "rejected"]],
  ["text", ["text"]],
  ["questions", ["question", "answer"]],
];

/** Which kind of row a JSON value is; undefined for one that is none of the release's own. */
export function kindOfRow(value: unknown): RowKind | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const found = signs.find(([, keys]) => keys.every((key) => key in value))?.[0];
  // Another project's questions come with more than the two keys.
  return found === "questions" && Object.keys(value).length > 2 ? undefined : found;
}
