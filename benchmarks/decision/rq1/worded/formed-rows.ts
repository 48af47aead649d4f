import type { Query } from "#benchmarks/decision/rq1/query";
import { wordedProblem } from "#benchmarks/decision/rq1/worded/worded-problem";
import type { EncodingName } from "#generators/encodings/index";
import type { Problem } from "#generators/problem";
import { formOf } from "#splits/form";
import type { MadeRow } from "#splits/made";
import { isPretrained } from "#splits/pretrained";

/** A problem, and what the certificate needs to know of it. */
export interface FormedRow extends MadeRow {
  readonly question: Problem;
}

/** @param base forms of the graphs that the local base was pre-trained on */
export function formedRows(queries: readonly Query[], encoding: EncodingName, base: ReadonlySet<string>): FormedRow[] {
  return queries.map((query) => {
    const question = wordedProblem(query, encoding, { source: query.source });
    const pretrained = isPretrained(question.graph, base);
    return { question, listed: { instance: question.instance, form: formOf(question), pretrained } };
  });
}

/**
 * The first row of each form and task.
 *
 * @param taken forms of which there is to be none, of whatever task
 */
export function distinct(rows: readonly FormedRow[], taken: ReadonlySet<string> = new Set()): FormedRow[] {
  const seen = new Set<string>();
  return rows.filter(({ question: { task }, listed: { form } }) => {
    const key = `${task} ${form}`;
    const isNew = !taken.has(form) && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
