import { z } from "zod";
import { encodings } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import { numbers } from "#generators/numbers/index";
import type { Problem } from "#generators/problem";
import { type ProblemRow, rowToProblem } from "#generators/rows";
import { tasks } from "#generators/tasks/index";
import { UserError } from "#src/errors";
import { readLines } from "#src/jsonl";
import { nameOf } from "#src/name-of";
import { parseRow } from "#src/parse-row";
import { names } from "#src/pick";

/** What to do about a damaged file of splits. */
export const REMEDY = "write the splits again";

const node = z.int().min(0);
const text = z.string();

/** What a line of a problem file must look like; the answer is its task's affair. */
const shape = z
  .strictObject({
    answer: z.unknown(),
    encoding: nameOf(encodings),
    facets: z.record(text, z.union([text, z.number()])),
    format: z.enum(names(formats)),
    graph: z.strictObject({
      directed: z.boolean(),
      order: node,
      sources: z.array(node),
      targets: z.array(node),
      weights: z.array(z.number()).optional(),
    }),
    id: text,
    instance: text,
    labels: z.array(text),
    numbers: z.enum(names(numbers)),
    prompt: text,
    query: z.union([z.strictObject({ source: node, target: node }), z.null()]),
    target: text,
    task: nameOf(tasks),
  })
  .refine(({ graph, labels }) => labels.length === graph.order, { path: ["labels"], error: "expected one per node" })
  .refine(({ graph, query }) => query === null || Math.max(query.source, query.target) < graph.order, {
    path: ["query"],
    error: "expected nodes of the graph",
  });

/**
 * The problems of a file that `writeSplits` wrote, in its order.
 *
 * @throws UserError naming file, line and field where it is none
 */
export function readProblems(path: string): Problem[] {
  return readLines<unknown>(path).map((row, i) => toProblem(row, `${path}:${i + 1}`));
}

/**
 * The problem that a line holds.
 *
 * @param where file and line, for the message
 * @throws UserError naming the field where it is none
 */
export function toProblem(row: unknown, where: string): Problem {
  parseRow(shape, row, where, REMEDY);
  try {
    return rowToProblem(row as ProblemRow);
  } catch (error) {
    throw new UserError(`${where}: ${(error as Error).message}; ${REMEDY}`);
  }
}
