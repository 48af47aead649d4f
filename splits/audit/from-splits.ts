import { basename, join } from "node:path";
import { z } from "zod";
import type { Problem } from "#generators/problem";
import { isRealWorld, type Question } from "#generators/question";
import { spellAnswer } from "#splits/audit/spell-answer";
import type { Posed, ProblemSet, Row, Subject, SubjectFile } from "#splits/audit/subject";
import { itemForm } from "#splits/item-form";
import type { Manifest, SplitFile } from "#splits/manifest";
import { patterns } from "#splits/patterns/index";
import { readManifest } from "#splits/read-manifest";
import { REMEDY } from "#splits/read-problems";
import { readQuestions } from "#splits/read-questions";
import { canonical } from "#src/json";
import { readLines } from "#src/jsonl";
import { parseRow } from "#src/parse-row";

/**
 * Folders of splits as one thing to audit. Chat files come last: they put the problems of the file beside them in words.
 *
 * @param dirs with a manifest each; paths begin with the folder's own name where there are several
 * @throws UserError where a manifest is damaged, and, when a file is reached, where that is
 */
export function splitsSubject(name: string, dirs: readonly string[] = [name]): Subject {
  const shown = (dir: string) => (dirs.length > 1 ? `${basename(dir)}/` : "");
  return { name, files: dirs.flatMap((dir) => filesOf(dir, shown(dir), readManifest(dir))) };
}

function filesOf(dir: string, shown: string, manifest: Manifest): SubjectFile[] {
  const ofKind = (wanted: SplitFile["kind"]) => manifest.files.filter(({ kind }) => kind === wanted);
  const problems = ofKind("problems").map((file): SubjectFile => {
    const path = shown + file.path;
    return { path, rows: () => rowsOf(join(dir, file.path), path, setOf(manifest, file, path)) };
  });
  const chats = ofKind("chat").map((file): SubjectFile => {
    const [path, beside] = [shown + file.path, file.path.replace(/\.chat\.jsonl$/, ".jsonl")];
    const set = setOf(manifest, file, shown + beside);
    return { path, rows: () => chatRows(join(dir, file.path), path, rowsOf(join(dir, beside), path, set)) };
  });
  return [...problems, ...chats];
}

function* rowsOf(from: string, path: string, set: ProblemSet): Iterable<Row> {
  for (const [place, question] of readQuestions(from).entries()) {
    yield rowOf(question, set, place, `${path}:${place + 1}`);
  }
}

const chat = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })).length(2) });

/** The conversations of a file, each with the problem in its place. */
function* chatRows(from: string, path: string, problems: Iterable<Row>): Iterable<Row> {
  const chats = readLines<unknown>(from);
  for (const row of problems) {
    if (row.place >= chats.length) return;
    const { messages } = parseRow(chat, chats[row.place], `${path}:${row.place + 1}`, REMEDY);
    yield { ...row, wordsOnly: true, prompt: messages[0]!.content, target: messages[1]!.content };
  }
}

function setOf({ pattern }: Manifest, file: SplitFile, name: string): ProblemSet {
  const { task, setting, split, baselines } = file;
  const axis = axisOf(pattern, setting);
  return { name, pattern, task, setting, split, ...(axis && { axis }), ...(baselines && { declared: baselines }) };
}

/** What the settings beside this one differ in. */
function axisOf(pattern: string, setting: string): string | undefined {
  const known = Object.entries(patterns).find(([name]) => name === pattern);
  const axes = Object.entries(known?.[1].axes ?? {});
  return axes.find(([, { settings }]) => Object.hasOwn(settings, setting))?.[0];
}

function rowOf(question: Question, set: ProblemSet, place: number, where: string): Row {
  const { prompt, target } = question;
  const row = { where, set, place, prompt, target };
  if (isRealWorld(question)) return { ...row, source: itemForm(question), answer: canonical(question.answer) };
  const posed = posedOf(question);
  return { ...row, posed, answer: spellAnswer(posed) };
}

function posedOf({ task, graph, query, numbers, answer, labels }: Problem): Posed {
  return { task, graph, query, numbers, given: answer, labels };
}
