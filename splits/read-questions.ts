import { z } from "zod";
import type { Question } from "#generators/question";
import { realWorldSets } from "#generators/real-world/index";
import { REMEDY, toProblem } from "#splits/read-problems";
import { readLines } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import { names } from "#src/pick";

const text = z.string();
const place = z.int().min(0);

const shared = {
  choices: z.array(text),
  facets: z.record(text, z.union([text, z.number()])),
  id: text,
  instance: text,
  prompt: text,
  target: text,
  task: z.enum(names(realWorldSets)),
  texts: z.array(text).min(1),
};

const kinds = z.discriminatedUnion("kind", [
  z.strictObject({ ...shared, kind: z.literal("yesNo"), answer: z.boolean() }),
  z.strictObject({ ...shared, kind: z.literal("option"), answer: place }),
  z.strictObject({ ...shared, kind: z.literal("stance"), answer: z.enum(["support", "counter"]) }),
  z.strictObject({
    ...shared,
    kind: z.literal("steps"),
    answer: z.array(place),
    constraints: z.array(z.tuple([place, place])),
  }),
]);

/** What a line with an item of a real-world set must look like. */
const shape = kinds
  .refine(({ kind, task }) => realWorldSets[task].kind === kind, { path: ["kind"], error: "expected that of the set" })
  .refine((item) => placesOf(item).every((at) => at < item.choices.length), {
    path: ["answer"],
    error: "expected places of choices",
  });

function placesOf(item: z.infer<typeof kinds>): readonly number[] {
  if (item.kind === "option") return [item.answer];
  return item.kind === "steps" ? [...item.answer, ...item.constraints.flat()] : [];
}

/**
 * The questions of a file that `writeSplits` wrote, in its order: problems of one task or several, or items of a
 * real-world set.
 *
 * @throws UserError naming file, line and field where it is none
 */
export function readQuestions(path: string): Question[] {
  return readLines<unknown>(path).map((row, i) => {
    const where = `${path}:${i + 1}`;
    return isItemRow(row) ? parseRow(shape, row, where, REMEDY) : toProblem(row, where);
  });
}

function isItemRow(row: unknown): boolean {
  return typeof row === "object" && row !== null && "kind" in row;
}
