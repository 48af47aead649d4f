import { existsSync } from "node:fs";
import { join } from "node:path";
import { fromCSV } from "arquero";
import { z } from "zod";
import type { TextQuery } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";
import { parseRow } from "#src/parse-row";
import { readText } from "#src/read-text";

const REMEDY = "get the file anew";
const MISSING = "check the path";

const shape = z.object({
  id: z.string().regex(/^\d+$/),
  query: z.string().min(1),
  answer_ids: z.string().transform((list, context) => {
    const ids = /^\[[\d,\s]+\]$/.test(list) ? list.match(/\d+/g) : null;
    if (ids) return ids.map(Number);
    context.addIssue("expected a list of node numbers in brackets");
    return z.NEVER;
  }),
});

/**
 * The queries of `stark_qa.csv` (id, query, answer_ids); where there is a `test.index` beside it, those that it lists.
 *
 * @param order how many nodes there are
 * @throws UserError naming file and row of what is damaged or of no node
 */
export function readStarkQueries(folder: string, order: number): TextQuery[] {
  const path = join(folder, "stark_qa.csv");
  const text = readText(path, MISSING);
  const wanted = join(folder, "test.index");
  const listed = existsSync(wanted) ? new Set(readText(wanted, MISSING).split(/\s+/)) : undefined;
  const rows = text.trim() === "" ? [] : fromCSV(text, { autoType: false }).objects();
  if (rows.length === 0) throw new UserError(`${path}: expected queries, got none; ${REMEDY}`);
  const queries = rows.map((row, i): TextQuery => {
    const where = `${path}, row ${i + 1}`;
    const { id, query, answer_ids: answers } = parseRow(shape, row, where, REMEDY);
    const stranger = answers.find((place) => place >= order);
    if (stranger === undefined) return { id, text: query, gold: [...new Set(answers)] };
    throw new UserError(`${where}: expected nodes below ${order}, got ${stranger}; ${REMEDY}`);
  });
  return queries.filter(({ id }) => listed?.has(id) ?? true);
}
