import { join } from "node:path";
import { RESPONSES, readImport } from "#benchmarks/nlgift/release/imported/manifest";
import { ofModel } from "#benchmarks/nlgift/release/imported/model-id";
import type { LoggedResponse } from "#benchmarks/nlgift/release/imported/response-of";
import { lines } from "#benchmarks/nlgift/release/lines";
import { parsed } from "#benchmarks/nlgift/release/read-rows";
import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import type { ReleasedItem, ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";
import { isRealWorld, type Question } from "#generators/question";
import { readQuestions } from "#splits/index";
import { UserError } from "#src/errors";

/**
 * The replies of an imported release, in the order in which they were logged.
 *
 * @throws UserError where a reply is to no problem of the folder
 */
export function* importedRows(dir: string): Iterable<LogRow> {
  const { problems } = readImport(dir);
  const asked = new Map(
    problems.flatMap(({ file }) => readQuestions(join(dir, file)).map((question) => [question.id, question] as const)),
  );
  for (const { number, text } of lines(join(dir, RESPONSES), RESPONSES)) {
    const where = `${RESPONSES}:${number}`;
    const response = parsed(text, where) as LoggedResponse;
    const question = asked.get(response.play);
    if (!question)
      throw new UserError(
        `${where}: expected a reply to a problem of the folder, got one to ${response.play}; import the release again`,
      );
    yield rowOf(where, question, response);
  }
}

function rowOf(where: string, question: Question, { model, reply }: LoggedResponse): LogRow {
  const { pattern, task, test, table } = question.facets;
  const said = { pattern: String(pattern), task: String(task) };
  const own = ofModel(model, said);
  // The paper shows LLaMA's replies to the real-world sets in figure 2.
  const shown = pattern === "real-world" && own.model !== "ChatGPT" ? "fig2" : table!;
  const cell = { table: shown, ...own, ...said, test: String(test) };
  return { where, id: question.id, cell, asked: releasedOf(where, question), response: reply.text };
}

function releasedOf(where: string, question: Question): ReleasedProblem | ReleasedItem {
  const { task, prompt, facets } = question;
  if (isRealWorld(question)) return { where, task, prompt, answer: JSON.parse(String(facets.released)) };
  const { graph, query, numbers, target, encoding, labels } = question;
  return {
    where,
    task: question.task,
    graph,
    query,
    numbers,
    answer: facets.released!,
    prompt,
    target,
    encoding,
    labels,
  };
}
