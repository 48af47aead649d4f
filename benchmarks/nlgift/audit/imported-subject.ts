import { join } from "node:path";
import { problemRow } from "#benchmarks/nlgift/audit/problem-row";
import { spelt } from "#benchmarks/nlgift/audit/spelt";
import { isImported, readImport } from "#benchmarks/nlgift/release/imported/manifest";
import { type Layout, problemSet } from "#benchmarks/nlgift/release/index";
import { isRealWorld, type Question } from "#generators/question";
import type { ProblemSet, Row, Subject, SubjectFile } from "#splits/audit/index";
import { readQuestions } from "#splits/index";

/**
 * An imported release as something to audit; undefined for a folder that is none. Training texts are not part of an
 * import, and the words of its bare problems are ours: neither is audited.
 *
 * @throws UserError where the import's index is damaged, and, when a file is reached, where that is
 */
export function importedSubject(dir: string): Subject | undefined {
  if (!isImported(dir)) return undefined;
  const { problems, left, skipped, from } = readImport(dir);
  const paths = problems.map(({ file }) => file);
  const ordered = [...paths.filter(isBare), ...paths.filter((path) => !isBare(path))];
  const absent = [...left, ...skipped].map(({ path, kind }) => ({ path, skipped: `${kind}, not imported` }));
  return { name: dir, files: filesOf(dir, ordered, from, absent) };
}

/** Whether a file holds the release's problems without words. */
function isBare(path: string): boolean {
  return path.startsWith("problems/data/");
}

function* filesOf(
  dir: string,
  paths: readonly string[],
  layout: Layout,
  absent: readonly SubjectFile[],
): Iterable<SubjectFile> {
  for (const path of paths) {
    const questions = readQuestions(join(dir, path));
    const facets = questions[0]?.facets;
    if (isBare(path) && !facets?.split) yield { path, skipped: "the training and the test file beside it in one" };
    else yield { path, rows: () => rowsOf(questions, path, layout) };
  }
  yield* absent;
}

function* rowsOf(questions: readonly Question[], path: string, layout: Layout): Iterable<Row> {
  for (const [line, question] of questions.entries()) {
    const { pattern, setting, test, split } = question.facets as Readonly<Record<string, string>>;
    const names = { pattern, task: question.task, setting: setting ?? test, split: split as ProblemSet["split"], path };
    const place = Number(question.id.split("/").at(-1));
    yield rowOf(question, problemSet(names, layout), place, `${path}:${line + 1}`, isBare(path));
  }
}

function rowOf(question: Question, set: ProblemSet, place: number, where: string, bare: boolean): Row {
  const { prompt, target, facets } = question;
  if (isRealWorld(question)) return { where, set, place, prompt, answer: spelt(JSON.parse(String(facets.released))) };
  const { task, graph, query, numbers, labels } = question;
  const words = bare ? {} : { prompt, target, labels };
  return problemRow({ where, task, graph, query, numbers, answer: facets.released!, ...words }, set, place);
}
